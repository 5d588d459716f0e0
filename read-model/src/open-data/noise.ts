import { createHmac, type KeyObject } from 'node:crypto';

/**
 * For the table `people`, per person and day, over all its counts. For the monthly tables, per person, listing and month.
 */
export const EPSILON = 1;
export const MIN_PEOPLE = 10;
/**
 * High enough that a cell with fewer than MIN_PEOPLE passes with probability below DELTA, because a cell's presence
 * must not reveal a person's.
 */
export const PUBLISHED_FROM = 24;
const ALPHA = Math.exp(-EPSILON);
/** Probability that noise raises nine to PUBLISHED_FROM: a tail of the two-sided geometric distribution. */
export const DELTA = ALPHA ** (PUBLISHED_FROM - MIN_PEOPLE + 1) / (1 + ALPHA);

/**
 * Two-sided geometric noise for sensitivity 1 (Ghosh, Roughgarden and Sundararajan, 2009), derived from the key so
 * that repeated queries cannot average it away.
 */
export function pseudorandomNoise(key: KeyObject, cell: string): number {
  // 48 bits at the middle of their step: never 0 or 1.
  const uniform = (createHmac('sha256', key).update(cell).digest().readUIntBE(0, 6) + 0.5) / 2 ** 48;
  // P(noise <= k) = 1 - ALPHA^(k + 1) / (1 + ALPHA) for k >= 0; below zero it mirrors.
  if (uniform > ALPHA / (1 + ALPHA))
    return Math.max(0, Math.ceil(-Math.log((1 - uniform) * (1 + ALPHA)) / EPSILON - 1));
  return Math.ceil(Math.log(uniform * (1 + ALPHA)) / EPSILON);
}
