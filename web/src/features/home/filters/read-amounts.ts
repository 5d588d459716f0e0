import {
  areaFilterUnit,
  formatIndianNumber,
  LAKH,
  MAX_RANGE_END,
  type NumberRange,
  SQFT_PER_UNIT,
  type Subtype,
} from '@naksha/events/kernel';
import { parseArea } from '@naksha/events/read-amounts';
import { formatRupeesShort } from '../../../shared/format/facts.ts';
import { parseTypedArea, parseTypedPrice } from '../../../shared/format/typed-amounts.ts';
import { t } from '../../../shared/messages/t.ts';
import type { End, EndReading } from './amount-fields.tsx';

/** A lower end is rounded down and an upper end up, so that no home is lost. */
function roundEnd(value: number, end: End): number {
  const precise = Math.round(value * 1e6) / 1e6;
  return end === 'min' ? Math.floor(precise) : Math.ceil(precise);
}

export const formatLakhsForInput = (lakhs: number): string => (lakhs === 0 ? '0' : formatRupeesShort(lakhs * LAKH));

/** "90 lakh", "1.2 cr" and "90,00,000", in lakhs. */
export function parsePriceRangeEndInLakhs(text: string, end: End, field: string): EndReading {
  const typed = text.trim();
  const read = parseTypedPrice({ price: typed });
  if (read.kind === 'blank') return { value: undefined };
  if (read.kind === 'rejected') return { error: t('filter.price.unread', { field, text: typed }) };
  const lakhs =
    read.kind === 'value'
      ? read.value / LAKH
      : // One of its meanings is in lakhs; a number of thousands is in rupees or in none that a home costs.
        Math.min(...read.choices.filter((rupees) => rupees >= LAKH)) / LAKH;
  if (!Number.isFinite(lakhs)) return { error: t('filter.price.unread', { field, text: typed }) };
  const value = roundEnd(lakhs, end);
  if (value <= MAX_RANGE_END) return { value };
  return { error: t('filter.amount.tooHigh', { field, text: typed, most: formatLakhsForInput(MAX_RANGE_END) }) };
}

/** "200 gaj", "10 marla" or a number alone. */
export const createAreaRangeEndParser =
  (subtype: Subtype | undefined) =>
  (text: string, end: End, field: string): EndReading => {
    const typed = text.trim();
    const unit = subtype ? areaFilterUnit(subtype) : 'sqft';
    const read = parseTypedArea({ area: typed, unit });
    if (read.kind === 'blank') return { value: undefined };
    if (read.kind !== 'value') return { error: t('filter.area.unread', { field, text: typed }) };
    // Without a subtype a number is compared with each home's own unit.
    if (!subtype && parseArea(typed).kind === 'value') return { error: t('filter.area.mixed', { field, text: typed }) };
    const { value, unit: typedUnit } = read.value;
    const size = roundEnd((value * SQFT_PER_UNIT[typedUnit]) / SQFT_PER_UNIT[unit], end);
    if (size <= MAX_RANGE_END) return { value: size };
    return { error: t('filter.amount.tooHigh', { field, text: typed, most: formatIndianNumber(MAX_RANGE_END) }) };
  };

/** Lakhs. */
export const PRICE_PRESETS: readonly NumberRange[] = [
  { min: 0, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: 200 },
  { min: 200 },
];

/** Plots and kothis in square yards, everything else in square feet. */
export const listAreaPresets = (subtype: Subtype | undefined): readonly NumberRange[] =>
  subtype && areaFilterUnit(subtype) === 'sqyd'
    ? [{ min: 0, max: 100 }, { min: 100, max: 200 }, { min: 200, max: 500 }, { min: 500 }]
    : [{ min: 0, max: 1000 }, { min: 1000, max: 1500 }, { min: 1500, max: 2500 }, { min: 2500 }];
