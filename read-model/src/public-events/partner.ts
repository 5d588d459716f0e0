export type Partner = {
  id: string;
  types: readonly string[];
  /** A city's id, or `*`. */
  place: string;
};

export const ALL_PLACES = '*';

export type Partners = {
  /** Undefined if the token is unknown or revoked. */
  find(token: string): Promise<Partner | undefined>;
};

export const PARTNERS = Symbol('Partners');
