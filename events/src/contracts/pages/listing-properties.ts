import type { JsonLdProperty } from '../../kernel/attributes/define-attribute.ts';
import { ATTRIBUTES, type ListingAttribute, type WireAttributes } from '../../kernel/attributes/listing-attributes.ts';
import { MORE } from '../../kernel/options.ts';
import type { PlainKey, Translate } from '../messages/index.ts';

type Value = string | number;

/** `shown`: in the page's language. */
const ACCOMMODATION: Record<JsonLdProperty, (given: Value, shown: Value) => Value | boolean> = {
  numberOfBedrooms: Number,
  numberOfBathroomsTotal: Number,
  floorLevel: (_, shown) => String(shown),
  yearBuilt: Number,
  petsAllowed: (given) => given === 'yes',
};

/** UN/CEFACT codes. */
const UNIT_CODES: Readonly<Record<string, string>> = { sqft: 'FTK', feet: 'FOT' };

/** schema.org properties if the type has them, otherwise additional properties. */
export function toSchemaOrgProperties(values: WireAttributes, isAccommodation: boolean, t: Translate): object {
  const given = ATTRIBUTES.flatMap((attribute) => {
    const value = values[attribute.wire];
    return value === undefined ? [] : [{ attribute, value }];
  });
  const hasProperty = ({ attribute, value }: (typeof given)[number]) =>
    isAccommodation && attribute.jsonLd !== undefined && value !== MORE;
  const additional = given
    .filter((one) => !hasProperty(one))
    .map((one) => toPropertyValue(one.attribute, one.value, t));
  return {
    ...Object.fromEntries(
      given.filter(hasProperty).map(({ attribute, value }) => {
        const property = attribute.jsonLd!;
        return [property, ACCOMMODATION[property](value, showValue(attribute, value, t))];
      }),
    ),
    ...(additional.length > 0 && { additionalProperty: additional }),
  };
}

function toPropertyValue(attribute: ListingAttribute, given: Value, t: Translate) {
  const { name, wire, value } = attribute;
  const label = t(`attribute.${name}` as PlainKey);
  const unitCode = value.type === 'number' && value.unit && UNIT_CODES[value.unit];
  return {
    ...{ '@type': 'PropertyValue', propertyID: wire, name: label, value: showValue(attribute, given, t) },
    ...(unitCode && { unitCode }),
  };
}

/** Numbers stay numbers, except those with a text, such as the ground floor. */
function showValue({ name, value }: ListingAttribute, given: Value, t: Translate): Value {
  const isNamed = value.type === 'number' && value.named?.includes(Number(given));
  if (value.type === 'choice' || isNamed) return t(`attribute.${name}.${given}` as PlainKey);
  if (value.type !== 'count' || given !== MORE) return given;
  return `${value.options.filter((option) => option !== MORE).at(-1)}+`;
}
