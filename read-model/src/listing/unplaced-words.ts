const unplaced = (of: 'facts' | 'pending'): string =>
  `case when body #>> '{${of},placeIds,locality}' is null then lower(body #>> '{${of},locality}') end`;

/** SQL: a locality wording without a place, from the facts or a pending revision; null if there is none. */
export const UNPLACED_WORDS = `coalesce(${unplaced('facts')}, ${unplaced('pending')})`;
