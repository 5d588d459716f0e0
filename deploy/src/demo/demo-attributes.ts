import {
  ATTRIBUTES,
  type AttributeValues,
  hasAttribute,
  type ListingAttribute,
  type Subtype,
} from '@naksha/events/kernel';
import { Random } from './random.ts';

const FURNISHING = ATTRIBUTES.find(({ name }) => name === 'furnishing') as ListingAttribute;

/** What filters ask for beyond size. It has a draw of its own, so that the rest of a town stays as it was before. */
export function drawAttributes(
  subtype: Subtype,
  seed: number,
  index: number,
): Pick<AttributeValues, 'ownership' | 'furnishing'> {
  const random = new Random(seed + index + 1);
  const ownership = random.weighted([
    [0, 60],
    [1, 20],
    [2, 12],
    [3, 8],
  ] as const);
  if (!hasAttribute(subtype, FURNISHING)) return { ownership };
  const furnishing = random.weighted([
    ['unfurnished', 40],
    ['semi', 35],
    ['furnished', 25],
  ] as const);
  return { ownership, furnishing };
}
