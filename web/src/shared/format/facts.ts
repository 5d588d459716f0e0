import {
  type Area,
  type AreaUnit,
  chooseFilterUnit,
  exactRupees,
  MORE,
  SQFT_PER,
  type Subtype,
  shortenRupees,
  shownNumber,
} from '@naksha/events/kernel';
import { t } from '../messages/t.ts';

/** `45.5 Lac`, `1.2 Cr`: for cards and badges; detail pages show exact rupees. */
export function shownShort(rupees: number): string {
  const short = shortenRupees(rupees);
  return short ? t(`trade.rupees.${short.unit}`, { n: short.n }) : 'N/A';
}

/** `1,200 sq.ft`, `10.5 marla` */
export function shownArea({ value, unit }: Pick<Area, 'value' | 'unit'>): string {
  return t('trade.area', { value: shownNumber(value), unit: t(`trade.unitShort.${unit}`) });
}

/** Its own unit, or below one in the kind's unit, as on the page. */
export function shownCardArea(area: Area, subtype: Subtype): string {
  if (area.value >= 1) return shownArea(area);
  const unit = chooseFilterUnit(subtype);
  return shownArea({ value: inUnit(area.sqft, unit), unit });
}

/** Whole numbers from 10 on. */
export function inUnit(sqft: number, unit: AreaUnit): number {
  const value = sqft / SQFT_PER[unit];
  return value >= 10 ? Math.round(value) : Math.round(value * 100) / 100;
}

/** `₹5,400 per sq.ft`. */
export function shownRate(price: number, { sqft }: Pick<Area, 'sqft'>, subtype: Subtype): string {
  const unit = chooseFilterUnit(subtype);
  return shownRatePer(price / (sqft / SQFT_PER[unit]), unit);
}

export const shownRatePer = (rate: number, unit: AreaUnit): string =>
  t('trade.perUnit', { price: exactRupees(Math.round(rate)), unit: t(`trade.unitShort.${unit}`) });

/** `9+`, `3+` and `4+` mean "more than the list". */
export const shownCount = (count: number, last: number): string => (count === MORE ? `${last}+` : String(count));

/** `3 BHK`, `9+ BHK` */
export const shownBhk = (bedrooms: number): string => t('trade.bhk', { n: shownCount(bedrooms, 9) });
