import type { JsonLdProperty } from '../../kernel/attributes/define-attribute.ts';
import { ATTRIBUTES, type ListingAttribute, type WireAttributes } from '../../kernel/attributes/listing-attributes.ts';
import { MORE } from '../../kernel/options.ts';
import type { PlainKey, Translate } from '../messages/index.ts';

/** Properties that schema.org defines for an Accommodation, in the type that it expects. */
const ACCOMMODATION: Record<JsonLdProperty, (given: string | number) => string | number | boolean> = {
  numberOfBedrooms: Number,
  numberOfBathroomsTotal: Number,
  floorLevel: String,
  yearBuilt: Number,
  petsAllowed: (given) => given === 'yes',
};

/** UN/CEFACT codes, as schema.org takes them. */
const UNIT_CODES: Readonly<Record<string, string>> = { sqft: 'FTK', feet: 'FOT' };

/**
 * The attributes of a listing in the vocabulary of schema.org: by properties of their own where it has them for what is sold,
 * and as additional properties otherwise. A count above the last one of its list is no number, so that it is additional too.
 */
export function listingProperties(values: WireAttributes, isAccommodation: boolean, t: Translate): object {
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
      given.filter(hasProperty).map(({ attribute: { jsonLd }, value }) => [jsonLd, ACCOMMODATION[jsonLd!](value)]),
    ),
    ...(additional.length > 0 && { additionalProperty: additional }),
  };
}

function toPropertyValue({ name, wire, value }: ListingAttribute, given: string | number, t: Translate) {
  const label = t(`attribute.${name}` as PlainKey);
  const last = value.type === 'count' ? value.options.filter((option) => option !== MORE).at(-1) : undefined;
  const shown = value.type === 'choice' ? t(`attribute.${name}.${given}` as PlainKey) : given;
  const unitCode = value.type === 'number' && value.unit && UNIT_CODES[value.unit];
  return {
    ...{ '@type': 'PropertyValue', propertyID: wire, name: label },
    value: last !== undefined && given === MORE ? `${last}+` : shown,
    ...(unitCode && { unitCode }),
  };
}
