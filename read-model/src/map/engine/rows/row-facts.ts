import {
  bytesPerIndexedNumber,
  encodeIndexedNumber,
  listingIdFromNumber,
  NUMBER_FACETS,
  PROPERTY_TYPES,
  SUBTYPES,
} from '@naksha/events/kernel';
import {
  BEDROOMS_SHIFT,
  type Columns,
  DEMO,
  OWN_ID_WORD,
  OWNER,
  STALE,
  STATE_SHIFT,
  SUBTYPE_SHIFT,
  UNDER_REVIEW,
  VERIFIED,
  writeNumberAttribute,
} from '../base/columns.ts';
import { type MapRow, placeIndexTerm } from './map-row.ts';
import { positionToUnits, type RootSquare } from './root-square.ts';
import type { Vocabulary } from './vocabulary.ts';

const STATES = { under_review: UNDER_REVIEW, verified: VERIFIED, stale: STALE };

/**
 * Its own ID becomes a bit, so that it adds no unique word to the vocabulary. Returns the terms, ascending, or
 * undefined outside the root square.
 */
export function writeRowToColumns(
  row: MapRow,
  square: RootSquare,
  vocabulary: Vocabulary,
  columns: Columns,
  at: number,
): Uint32Array | undefined {
  const units = positionToUnits(row.position);
  const x = units.x - square.x;
  const y = units.y - square.y;
  const side = 2 ** square.bits;
  if (!(x >= 0 && y >= 0 && x < side && y < side)) return undefined;

  const ownId = listingIdFromNumber(row.id);
  const words = new Set(row.words);
  const hasOwnId = words.delete(ownId);
  const all = [...words, ...new Set(row.places.map(placeIndexTerm)), ...row.attributes];
  const terms = Uint32Array.from(all, (term) => vocabulary.findOrAdd(term)).sort();
  columns.id[at] = row.id;
  columns.x[at] = x;
  columns.y[at] = y;
  columns.price[at] = row.price;
  columns.area[at] = row.area;
  columns.sqft[at] = row.sqft;
  columns.cut[at] = row.cut;
  columns.facets[at] =
    PROPERTY_TYPES.indexOf(row.propertyType) |
    (SUBTYPES.indexOf(row.subtype) << SUBTYPE_SHIFT) |
    (STATES[row.state] << STATE_SHIFT) |
    (row.bedrooms << BEDROOMS_SHIFT) |
    (hasOwnId ? OWN_ID_WORD : 0) |
    (row.demo ? DEMO : 0) |
    (row.byOwner ? OWNER : 0);
  NUMBER_FACETS.forEach((facet, column) => {
    writeNumberAttribute(
      columns,
      at,
      column,
      encodeIndexedNumber(facet, row.numbers[facet.name]),
      bytesPerIndexedNumber(facet),
    );
  });
  [columns.words1[at], columns.words2[at]] = vocabulary.hash(terms);
  return terms;
}
