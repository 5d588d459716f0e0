import { type Columns, readStateCode, UNDER_REVIEW } from '../base/columns.ts';

/** Homes under review are merged among themselves, so that a cluster counts what the list counts. */
export type MarkerLayer = 'open' | 'review';

export const isInLayer = (columns: Columns, row: number, layer: MarkerLayer): boolean =>
  (readStateCode(columns, row) === UNDER_REVIEW) === (layer === 'review');

/** XOR with the bitmap of the rows under review gives the layer's rows. */
export const layerFlip = (layer: MarkerLayer): number => (layer === 'review' ? 0 : -1);
