import { type Bitmap, bitmapLength, setBit } from './bitmap.ts';
import {
  BEDROOMS_SHIFT,
  type Columns,
  OWNER,
  STATE_MASK,
  STATE_SHIFT,
  SUBTYPE_MASK,
  SUBTYPE_SHIFT,
  shared,
  TYPE_MASK,
} from './columns.ts';

export type FacetBitmaps = { type: Bitmap[]; subtype: Bitmap[]; state: Bitmap[]; bedrooms: Bitmap[]; owner: Bitmap };

const TYPES = 2;
const SUBTYPES = 7;
const STATES = 3;
const BEDROOM_STEPS = 9;

export function buildFacetBitmaps(columns: Columns): FacetBitmaps {
  const n = columns.facets.length;
  const bitmaps = (count: number) => Array.from({ length: count }, () => shared.u32(bitmapLength(n)));
  const facets = {
    type: bitmaps(TYPES),
    subtype: bitmaps(SUBTYPES),
    state: bitmaps(STATES),
    bedrooms: [new Uint32Array(0), ...bitmaps(BEDROOM_STEPS - 1)],
    owner: shared.u32(bitmapLength(n)),
  };
  for (let row = 0; row < n; row++) setFacetBits(facets, columns.facets[row], row, true);
  return facets;
}

export function setFacetBits(bitmaps: FacetBitmaps, facets: number, row: number, on: boolean): void {
  setBit(bitmaps.type[facets & TYPE_MASK], row, on);
  setBit(bitmaps.subtype[(facets & SUBTYPE_MASK) >>> SUBTYPE_SHIFT], row, on);
  setBit(bitmaps.state[(facets & STATE_MASK) >>> STATE_SHIFT], row, on);
  setBit(bitmaps.owner, row, on && (facets & OWNER) !== 0);
  const bedrooms = Math.min((facets >>> BEDROOMS_SHIFT) & 127, BEDROOM_STEPS - 1);
  for (let k = 1; k <= bedrooms; k++) setBit(bitmaps.bedrooms[k], row, on);
}
