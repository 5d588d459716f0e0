import { areaSliderLimit, formatIndianNumber, LAKH, type NumberRange, type Subtype } from '@naksha/events/kernel';
import { formatRupeesShort } from '../../../shared/format/facts.ts';
import { t } from '../../../shared/messages/t.ts';

export const formatBedroomFilter = (bedroom: number): string => t('home.filter.bhk', { n: bedroom });

/** "₹60–90 Lac", "Up to ₹90 Lac". Lakhs. */
export function formatPriceFilter({ min, max }: NumberRange): string {
  const print = (lakhs: number) => (lakhs === 0 ? '0' : formatRupeesShort(lakhs * LAKH));
  const from = print(min);
  if (max === undefined) return t('home.filter.atLeastThat', { what: `₹${from}` });
  const to = print(max);
  if (min === 0) return t('home.filter.upTo', { what: `₹${to}` });
  const [number, unit] = from.split(' ');
  return to.endsWith(unit) ? `₹${number}–${to}` : `₹${from}–${to}`;
}

/** "1,000–1,500", "Up to 1,000", without the unit. */
export function formatAreaFilter({ min, max }: NumberRange): string {
  if (max === undefined) return t('home.filter.atLeastThat', { what: formatIndianNumber(min) });
  return min === 0
    ? t('home.filter.upTo', { what: formatIndianNumber(max) })
    : `${formatIndianNumber(min)}–${formatIndianNumber(max)}`;
}

/** In English as in the specification. */
export function areaUnitLabel(subtype: Subtype | undefined): string {
  if (subtype === undefined) return t('home.filter.mixed');
  return t(areaSliderLimit(subtype).max === 1000 ? 'home.filter.gaj' : 'home.filter.sqft');
}
