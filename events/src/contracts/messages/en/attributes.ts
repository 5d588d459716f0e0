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
  'attribute.facing': 'Facing',
  'attribute.facing.north': 'North',
  'attribute.facing.north-east': 'North-east',
  'attribute.facing.east': 'East',
  'attribute.facing.south-east': 'South-east',
  'attribute.facing.south': 'South',
  'attribute.facing.south-west': 'South-west',
  'attribute.facing.west': 'West',
  'attribute.facing.north-west': 'North-west',
  'attribute.transaction': 'Transaction',
  'attribute.transaction.new': 'New, from the builder',
  'attribute.transaction.resale': 'Resale',
  'attribute.transaction.help':
    'New: it is sold for the first time, by whoever built or allotted it. Resale: an earlier buyer sells it.',
  'attribute.openSides': 'Open sides',
  'attribute.openSides.help':
    'Sides with a road, a park or open land, not a neighbour’s wall. A corner plot has two or more.',
  'filter.labelled': '{label}: {value}',
  'filter.atLeast': '{count}+',
} as const satisfies Record<AttributeText, string> & Record<`filter.${string}`, string>;
