import type { PlaceId } from '../ids.ts';
import type { TravelMode } from '../within.ts';
import type { FigureStatement } from './read-figures.ts';

/** What a part of a search says. */
export type PartStatement =
  | Exclude<FigureStatement, { facet: 'reach' }>
  | { facet: 'place'; value: PlaceId }
  /** `limit`: how far or how long from it. */
  | { facet: 'near'; value: PlaceId; limit: { km: number } | { minutes: number; by: TravelMode } };

/** A part of a search, with its position in the typed text and its meaning. */
export type SearchPart = { from: number; to: number } & PartStatement;
