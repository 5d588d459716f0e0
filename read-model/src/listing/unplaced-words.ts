const unplaced = (of: 'facts' | 'pending'): string =>
  `case when body #>> '{${of},placeIds,locality}' is null then lower(body #>> '{${of},locality}') end`;

/** SQL: the locality that a seller wrote and nobody knows, of the facts or else of a revision that waits; null where there is none. */
export const UNPLACED_WORDS = `coalesce(${unplaced('facts')}, ${unplaced('pending')})`;
