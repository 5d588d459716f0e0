import {
  type Area,
  type AreaUnit,
  areaFilterUnit,
  formatIndianNumber,
  formatRupees,
  MORE,
  SQFT_PER_UNIT,
  type Subtype,
  shortenRupees,
} from '@naksha/events/kernel';
import { t } from '../messages/t.ts';

/** `45.5 Lac`, `1.2 Cr`: for cards and badges; detail pages show exact rupees. */
export function formatRupeesShort(rupees: number): string {
  const short = shortenRupees(rupees);
  return short ? t(`trade.rupees.${short.unit}`, { n: short.n }) : 'N/A';
}

/** `1,200 sq.ft`, `10.5 marla` */
export function formatArea({ value, unit }: Pick<Area, 'value' | 'unit'>): string {
  return t('trade.area', { value: formatIndianNumber(value), unit: t(`trade.unitShort.${unit}`) });
}

/** Its own unit, or below one in the kind's unit, as on the page. */
export function formatCardArea(area: Area, subtype: Subtype): string {
  if (area.value >= 1) return formatArea(area);
  const unit = areaFilterUnit(subtype);
  return formatArea({ value: convertSqftRounded(area.sqft, unit), unit });
}

/** Whole numbers from 10 on. */
export function convertSqftRounded(sqft: number, unit: AreaUnit): number {
  const value = sqft / SQFT_PER_UNIT[unit];
  return value >= 10 ? Math.round(value) : Math.round(value * 100) / 100;
}

/** `₹5,400 per sq.ft`. */
export function formatPricePerArea(price: number, { sqft }: Pick<Area, 'sqft'>, subtype: Subtype): string {
  const unit = areaFilterUnit(subtype);
  return formatPricePerUnit(toPricePerUnit(price, sqft, unit), unit);
}

export const toPricePerUnit = (price: number, sqft: number, unit: AreaUnit): number =>
  price / (sqft / SQFT_PER_UNIT[unit]);

export const formatPricePerUnit = (rate: number, unit: AreaUnit): string =>
  t('trade.perUnit', { price: formatRupees(Math.round(rate)), unit: t(`trade.unitShort.${unit}`) });

/** `9+`, `3+` and `4+` mean "more than the list". */
export const formatCountUpTo = (count: number, last: number): string => (count === MORE ? `${last}+` : String(count));

/** `3 BHK`, `9+ BHK` */
export const formatBhk = (bedrooms: number): string => t('trade.bhk', { n: formatCountUpTo(bedrooms, 9) });
