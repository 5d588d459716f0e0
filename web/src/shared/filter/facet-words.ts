import {
  type AnyFacetValue,
  type CountFilterValue,
  type Facet,
  NOT_READY,
  type NumberRange,
  requireNumberBounds,
} from '@naksha/events/kernel';
import { currentYear, formatAttribute } from '../format/attributes.ts';
import { formatMonth } from '../format/dates.ts';
import { type PlainKey, t } from '../messages/t.ts';

/** "2, 3 BHK" or "Freehold"; undefined without one. */
export function describeFacetFilter<Asked extends AnyFacetValue | undefined>(
  facet: Facet,
  asked: Asked,
): Asked extends undefined ? undefined : string;
export function describeFacetFilter(facet: Facet, asked: AnyFacetValue | undefined): string | undefined {
  if (asked === undefined) return undefined;
  const label = t(`attribute.${facet.name}`);
  switch (facet.facet.by) {
    case 'flag':
      return describeFacetFlag(facet);
    case 'anyOf': {
      const value = (asked as readonly (string | number)[]).map((option) => formatAttribute(facet, option)).join(', ');
      return facet.card === 'labelled' ? t('filter.labelled', { label, value }) : value;
    }
    case 'atLeast':
      return t('filter.labelled', { label, value: t('filter.atLeast', { count: Number(asked) }) });
    case 'exactly': {
      const { exact, from } = asked as CountFilterValue;
      const counts = [...exact.map(String), ...(from === undefined ? [] : [t('filter.atLeast', { count: from })])].join(
        ', ',
      );
      return facet.name === 'bedrooms' ? t('trade.bhk', { n: counts }) : t('filter.labelled', { label, value: counts });
    }
    case 'readyBy':
      return describeReadyByFilter(facet, String(asked));
    case 'range': {
      const { min, max } = asked as NumberRange;
      const range = describeFacetRange(facet, { min, max });
      if (facet.value.type === 'number' && facet.value.unit === 'year')
        return t('filter.labelled', { label: t('filter.age'), value: range });
      return min === max ? t('filter.labelled', { label, value: range }) : t('filter.range.labelled', { label, range });
    }
  }
}

/** "2 to 5" or "up to ₹3,000". */
export function describeFacetRange(facet: Facet, { min, max }: NumberRange): string {
  if (facet.value.type === 'number' && facet.value.unit === 'year') return ageWords(facet, { min, max });
  const shown = (number: number) => formatAttribute(facet, number);
  if (min === max) return shown(min);
  if (max === undefined) return t('filter.range.from', { from: shown(min) });
  if (min === requireNumberBounds(facet.value).min) return t('filter.range.upTo', { to: shown(max) });
  return t('filter.range.between', { from: shown(min), to: shown(max) });
}

/** "1 to 5 years". */
function ageWords(facet: Facet, { min, max }: NumberRange): string {
  const year = currentYear();
  const youngest = max === undefined ? 0 : Math.max(0, year - max);
  if (min === requireNumberBounds(facet.value).min) return t('filter.age.over', { n: Math.max(0, youngest - 1) });
  const oldest = Math.max(0, year - min);
  if (oldest === 0) return t('filter.age.new');
  return youngest === 0 ? t('filter.age.upTo', { n: oldest }) : t('filter.age.between', { from: youngest, n: oldest });
}

/** "Ready to move", or "Ready by Dec 2027". */
export function describeReadyByFilter(facet: Facet, asked: string): string {
  if (asked === NOT_READY) return t('filter.notReady');
  return asked === 'ready' ? formatAttribute(facet, asked) : t('filter.readyBy', { month: formatMonth(asked) });
}

/** "With RERA number". */
export const describeFacetFlag = ({ name }: Facet): string => t(`attribute.${name}.flag` as PlainKey);
