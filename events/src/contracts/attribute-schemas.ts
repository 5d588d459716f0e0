import { z } from 'zod';
import type { Attribute, AttributeValueDefinition } from '../kernel/attributes/define-attribute.ts';
import {
  ATTRIBUTES,
  CARD_ATTRIBUTES,
  type CardAttributes,
  type ReviewedAttributes,
  type WireAttributes,
} from '../kernel/attributes/listing-attributes.ts';

const YEAR_AND_MONTH = '20[2-4]\\d-(0[1-9]|1[0-2])';

export function attributeValueSchema(value: AttributeValueDefinition): z.ZodType {
  switch (value.type) {
    case 'choice':
    case 'count':
      return z.literal([...value.options]);
    case 'number':
      return z.int().min(value.min).max(value.max);
    case 'readyFrom':
      return z.string().regex(new RegExp(`^(ready|${YEAR_AND_MONTH})$`));
    case 'text':
      return z.string().min(1).max(value.maxLetters);
  }
}

type Optional<Values> = { [Key in keyof Values]-?: z.ZodOptional<z.ZodType<NonNullable<Values[Key]>>> };

export const attributeSchemasByReview = <Review extends Attribute['review']>(review: Review) =>
  Object.fromEntries(
    ATTRIBUTES.filter((attribute) => attribute.review === review).map(({ name, value }) => [
      name,
      attributeValueSchema(value).optional(),
    ]),
  ) as Optional<ReviewedAttributes<Review>>;

export const cardAttributes = Object.fromEntries(
  CARD_ATTRIBUTES.map(({ wire, value }) => [wire, attributeValueSchema(value).optional()]),
) as Optional<CardAttributes>;

export const wireAttributes = Object.fromEntries(
  ATTRIBUTES.map(({ wire, value }) => [wire, attributeValueSchema(value).optional()]),
) as Optional<WireAttributes>;
