import {
  areaSliderLimit,
  formatIndianNumber,
  type NumberRange,
  PRICE_MAX,
  PRICE_OPEN_ABOVE,
  type Subtype,
} from '@naksha/events/kernel';
import { t } from '../../../shared/messages/t.ts';

/** Thumbs use indexes, filters values. The last position has no upper limit. */
export type Scale = { positions: readonly number[]; label(value: number): string };

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, k) => from + k * step);

/** 0, 5 … 100, 110 … 500, 505 lakhs (docs/decisions/search.md). */
export const PRICE_SCALE: Scale = {
  positions: [...steps(0, 100, 5), ...steps(110, PRICE_OPEN_ABOVE, 10), PRICE_MAX],
  label: (lakhs) => {
    if (lakhs === PRICE_MAX) return t('trade.rupees.crore', { n: '5+' });
    return lakhs < 100 ? t('home.filter.lakhs', { n: lakhs }) : t('trade.rupees.crore', { n: lakhs / 100 });
  },
};

/** Rupees per square foot. */
export const RATE_SCALE: Scale = {
  positions: [...steps(0, 10_000, 500), ...steps(11_000, 30_000, 1000), 31_000],
  label: (rupees) => (rupees > 30_000 ? `₹${formatIndianNumber(30_000)}+` : `₹${formatIndianNumber(rupees)}`),
};

export function areaSliderScale(subtype: Subtype | undefined): Scale {
  const { max, step } = areaSliderLimit(subtype);
  return {
    positions: steps(0, max + step, step),
    label: (value) => (value === max + step ? `${max}+` : String(value)),
  };
}

/** Rounded to the nearest position. */
export function rangeToThumbs(scale: Scale, range: NumberRange | undefined): [number, number] {
  const last = scale.positions.length - 1;
  if (!range) return [0, last];
  return [nearest(scale, range.min), range.max === undefined ? last : nearest(scale, range.max)];
}

/**
 * Ends whose thumb did not move keep their value, which may lie between two positions. Undefined if the thumbs span
 * everything.
 */
export function thumbsToRange(
  scale: Scale,
  [low, high]: readonly [number, number],
  before?: NumberRange,
): NumberRange | undefined {
  const [lowBefore, highBefore] = before ? rangeToThumbs(scale, before) : [];
  const last = scale.positions.length - 1;
  const min = before && low === lowBefore ? before.min : scale.positions[low];
  const max = before && high === highBefore ? before.max : high === last ? undefined : scale.positions[high];
  if (max !== undefined) return min <= max ? { min, max } : thumbsToRange(scale, [low, high]);
  return min === 0 ? undefined : { min };
}

const nearest = ({ positions }: Scale, value: number): number =>
  positions.reduce(
    (best, position, k) => (Math.abs(position - value) < Math.abs(positions[best] - value) ? k : best),
    0,
  );
