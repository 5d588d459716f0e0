import type { PlaceId } from '../ids.ts';
import type { TravelMode } from '../within.ts';
import type { FigureStatement } from './read-figures.ts';

export type PartStatement =
  | Exclude<FigureStatement, { facet: 'reach' }>
  | { facet: 'place'; value: PlaceId }
  | { facet: 'near'; value: PlaceId; limit: { km: number } | { minutes: number; by: TravelMode } };

/** `from`, `to`: in the typed text. */
export type SearchPart = { from: number; to: number } & PartStatement;
