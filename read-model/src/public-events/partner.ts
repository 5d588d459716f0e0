/** The holder of a feed token and its permissions. */
export type Partner = {
  id: string;
  /** Types of public events. */
  types: readonly string[];
  /** A city's id, or `*`. */
  place: string;
};

/** All places. */
export const EVERYWHERE = '*';

export type Partners = {
  /** @returns undefined if the token is unknown or revoked */
  find(token: string): Promise<Partner | undefined>;
};

export const PARTNERS = Symbol('Partners');
