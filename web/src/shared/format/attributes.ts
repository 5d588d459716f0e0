import {
  type Attribute,
  type AttributeValueDefinition,
  CARD_ATTRIBUTES,
  formatIndianNumber,
  formatRupees,
  type ListingAttribute,
  MORE,
  toIndianIsoDay,
  type WireAttributes,
} from '@naksha/events/kernel';
import { type PlainKey, t } from '../messages/t.ts';
import { formatMonth } from './dates.ts';

export function formatAttribute({ name, value }: Attribute, given: string | number): string {
  switch (value.type) {
    case 'choice':
      return t(`attribute.${name}.${given}` as PlainKey);
    case 'count': {
      const last = value.options.filter((option) => option !== MORE).at(-1);
      return given === MORE ? `${last}+` : String(given);
    }
    case 'number':
      return value.named?.includes(Number(given))
        ? t(`attribute.${name}.${given}` as PlainKey)
        : withUnit(Number(given), value);
    case 'readyFrom':
      return given === 'ready'
        ? t(`attribute.${name}.ready` as PlainKey)
        : t('attribute.readyIn', { month: formatMonth(String(given)) });
    case 'text':
      return String(given);
  }
}

/** Years have no thousands separator. */
export const formatAttributeBound = (
  { unit }: AttributeValueDefinition & { type: 'number' },
  bound: number,
): string | number => (unit === 'year' ? String(bound) : bound);

export const currentYear = (): number => Number(toIndianIsoDay(new Date()).slice(0, 4));

function withUnit(number: number, { unit }: AttributeValueDefinition & { type: 'number' }): string {
  switch (unit) {
    case 'rupees':
      return formatRupees(number);
    case 'sqft':
      return t('trade.area', { value: formatIndianNumber(number), unit: t('trade.unitShort.sqft') });
    case 'feet':
      return t('trade.feet', { value: formatIndianNumber(number) });
    case 'year': {
      const [year, n] = [String(number), currentYear() - number];
      return n <= 0 ? year : t('filter.age.shown', { year, n });
    }
    case undefined:
      return formatIndianNumber(number);
  }
}

type CardValues = { readonly [Wire in (typeof CARD_ATTRIBUTES)[number]['wire']]?: string | number };

/** Of a listing card, some with their label. */
export const listCardAttributes = (given: CardValues): { name: string; text: string }[] =>
  CARD_ATTRIBUTES.flatMap((attribute) => {
    const { name, wire, card } = attribute;
    const known = given[wire];
    if (known === undefined) return [];
    const value = formatAttribute(attribute, known);
    return [
      { name, text: card === 'labelled' ? t('filter.labelled', { label: t(`attribute.${name}`), value }) : value },
    ];
  });

export function formatAttributeOf(details: WireAttributes, attribute: ListingAttribute): string | undefined {
  const given = details[attribute.wire];
  return given === undefined ? undefined : formatAttribute(attribute, given);
}
