import type { AttributeText } from '../../../kernel/attributes/listing-attributes.ts';

/** Listing attributes: a label each, and a text for each option. */
export const attributes = {
  'attribute.bedrooms': 'Bedrooms',
  'attribute.bathrooms': 'Bathrooms',
  'attribute.balconies': 'Balconies',
  'attribute.carParkings': 'Car parkings',
  'attribute.ownership': 'Ownership',
  'attribute.ownership.0': 'Freehold',
  'attribute.ownership.1': 'Leasehold',
  'attribute.ownership.2': 'Power of Attorney',
  'attribute.ownership.3': 'Co-operative society',
  'attribute.reraNumber': 'RERA registration number',
  'attribute.reraNumber.flag': 'Has a RERA registration number',
  'attribute.furnishing': 'Furnishing',
  'attribute.furnishing.unfurnished': 'Unfurnished',
  'attribute.furnishing.semi': 'Semi-furnished',
  'attribute.furnishing.furnished': 'Furnished',
  'filter.labelled': '{label}: {value}',
  'filter.atLeast': '{count}+',
} as const satisfies Record<AttributeText, string> & Record<`filter.${string}`, string>;
