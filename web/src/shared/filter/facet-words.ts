import { type AnyFacetValue, type Counts, type Facet, numberBounds, type Range } from '@naksha/events/kernel';
import { shownAttribute } from '../format/attributes.ts';
import { type PlainKey, t } from '../messages/t.ts';

/** What a filter asks of an attribute, such as "2, 3 BHK" or "Freehold"; undefined where it asks nothing. */
export function facetWords<Asked extends AnyFacetValue | undefined>(
  facet: Facet,
  asked: Asked,
): Asked extends undefined ? undefined : string;
export function facetWords(facet: Facet, asked: AnyFacetValue | undefined): string | undefined {
  if (asked === undefined) return undefined;
  const label = t(`attribute.${facet.name}`);
  switch (facet.facet.by) {
    case 'flag':
      return flagWords(facet);
    case 'anyOf':
      return (asked as readonly (string | number)[]).map((option) => shownAttribute(facet, option)).join(', ');
    case 'atLeast':
      return t('filter.labelled', { label, value: t('filter.atLeast', { count: Number(asked) }) });
    case 'exactly': {
      const { exact, from } = asked as Counts;
      const counts = [...exact.map(String), ...(from === undefined ? [] : [t('filter.atLeast', { count: from })])].join(
        ', ',
      );
      return facet.name === 'bedrooms' ? t('trade.bhk', { n: counts }) : t('filter.labelled', { label, value: counts });
    }
    case 'range': {
      const { min, max } = asked as Range;
      const range = rangeWords(facet, { min, max });
      return min === max ? t('filter.labelled', { label, value: range }) : t('filter.range.labelled', { label, range });
    }
  }
}

/** A range of a numeric attribute without its name, such as "2 to 5" or "up to ₹3,000". */
export function rangeWords(facet: Facet, { min, max }: Range): string {
  const shown = (number: number) => shownAttribute(facet, number);
  if (min === max) return shown(min);
  if (max === undefined) return t('filter.range.from', { from: shown(min) });
  if (min === numberBounds(facet.value).min) return t('filter.range.upTo', { to: shown(max) });
  return t('filter.range.between', { from: shown(min), to: shown(max) });
}

/** A flag as a statement, such as "Has a RERA registration number". */
export const flagWords = ({ name }: Facet): string => t(`attribute.${name}.flag` as PlainKey);
