import type { AttributeColumn } from '../../kernel/attributes/listing-attributes.ts';

/** What files call an attribute's column besides its wire name: usual names in English, Hindi and Punjabi. */
export const COLUMN_NAMES: Readonly<Record<AttributeColumn, readonly string[]>> = {
  furnishing: ['furnished', 'furnishing status', 'फर्निशिंग', 'ਫਰਨਿਸ਼ਿੰਗ'],
};
