import { createHmac, type KeyObject } from 'node:crypto';

/** What a day may tell of any one person, over everything that is published of it. */
export const EPSILON_A_DAY = 1;
/** Fewer people than that are never told of. */
export const MIN_PEOPLE = 10;
/**
 * A count is published from here on, noise included. So far above MIN_PEOPLE that a cell of fewer gets there with a chance
 * below DELTA: whether a cell is there at all must not tell whether somebody was.
 */
export const PUBLISHED_FROM = 24;
const ALPHA = Math.exp(-EPSILON_A_DAY);
/** The chance that noise lifts a cell of nine to PUBLISHED_FROM: a tail of the two-sided geometric distribution. */
export const DELTA = ALPHA ** (PUBLISHED_FROM - MIN_PEOPLE + 1) / (1 + ALPHA);

/**
 * Noise of a two-sided geometric distribution for a sensitivity of one (Ghosh, Roughgarden and Sundararajan, 2009). It follows
 * from the key and the cell's name: whoever asks again gets the same draw, and can't average it away.
 */
export function drawNoise(key: KeyObject, cell: string): number {
  // 48 bits, in the middle of its step: never 0 or 1.
  const uniform = (createHmac('sha256', key).update(cell).digest().readUIntBE(0, 6) + 0.5) / 2 ** 48;
  // P(noise <= k) = 1 - ALPHA^(k + 1) / (1 + ALPHA) for k >= 0; below zero it mirrors.
  if (uniform > ALPHA / (1 + ALPHA))
    return Math.max(0, Math.ceil(-Math.log((1 - uniform) * (1 + ALPHA)) / EPSILON_A_DAY - 1));
  return Math.ceil(Math.log(uniform * (1 + ALPHA)) / EPSILON_A_DAY);
}
