import type { PlaceId } from '../ids.ts';
import type { TravelMode } from '../within.ts';
import type { FigureStatement } from './read-figures.ts';

/** What a part of a search says. */
export type PartStatement =
  | Exclude<FigureStatement, { facet: 'reach' }>
  | { facet: 'place'; value: PlaceId }
  /** `limit`: how far or how long from it. */
  | { facet: 'near'; value: PlaceId; limit: { km: number } | { minutes: number; by: TravelMode } };

/** A part of a search: where it stands in the text as typed, and what it says. */
export type SearchPart = { from: number; to: number } & PartStatement;
