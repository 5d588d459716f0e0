const unplaced = (of: 'facts' | 'pending'): string =>
  `case when body #>> '{${of},placeIds,locality}' is null then lower(body #>> '{${of},locality}') end`;

/** Null if there is none. */
export const UNPLACED_WORDS = `coalesce(${unplaced('facts')}, ${unplaced('pending')})`;
