import type { Amenity } from '../amenities.ts';
import type { AttributeColumn } from '../attributes/listing-attributes.ts';
import { readFurnishing } from './read-options.ts';
import { mapReading, type Reading } from './reading.ts';

/** `amenities`: what is named beside the value, such as "East/Park". */
export type AttributeReading = { value: string | number; amenities?: readonly Amenity[] };

const READERS: { [Column in AttributeColumn]: (typed: string) => Reading<AttributeReading> } = {
  furnishing: (typed) => mapReading(readFurnishing(typed), (value) => ({ value })),
};

/** Reads a cell of an attribute's column. */
export const readAttribute = (column: AttributeColumn, typed: string): Reading<AttributeReading> =>
  READERS[column](typed);
