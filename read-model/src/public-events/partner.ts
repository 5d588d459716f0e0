/** Whoever holds a token for the feed, and what it is for. */
export type Partner = {
  id: string;
  /** Types of public events. */
  types: readonly string[];
  /** The id of the city that it is for, or `*`. */
  place: string;
};

/** For every place that there is. */
export const EVERYWHERE = '*';

/** Knows partners by their tokens. */
export type Partners = {
  /** @returns undefined where the token is nobody's, or has ended */
  find(token: string): Promise<Partner | undefined>;
};

export const PARTNERS = Symbol('Partners');
