import { describe, expect, it } from 'vitest';
import { type AskedPrices, withPriceChanged, withPricePublished, withPriceWithdrawn } from './price-cut.ts';

const day = (n: number): string => new Date(Date.UTC(2026, 10, 1) + n * 86_400_000).toISOString();
const waiting: AskedPrices = { price: 50 };
const shown = withPricePublished(waiting, day(0));
const repriced = (from: AskedPrices, ...changes: [on: number, to: number][]): AskedPrices['cut'] =>
  changes.reduce((prices, [on, to]) => withPriceChanged(prices, to, day(on)), from).cut;

describe('Y-18 a price cut', () => {
  it('counts from a price that was public for three days, to the millisecond', () => {
    expect(repriced(shown, [3, 45])).toEqual({ from: 50, on: day(3) });
    expect(withPriceChanged(shown, 45, new Date(Date.parse(day(3)) - 1).toISOString()).cut).toBeUndefined();
  });

  it('is not counted while the price was not public', () => {
    expect(repriced(waiting, [10, 45])).toBeUndefined();
    expect(repriced(withPricePublished(waiting, day(8)), [10, 45])).toBeUndefined();
  });

  it('is not counted against a price that was raised for a day', () => {
    expect(repriced(shown, [10, 60], [11, 50])).toBeUndefined();
    expect(repriced(shown, [10, 60], [11, 48])).toEqual({ from: 50, on: day(11) });
    expect(repriced(shown, [10, 60], [14, 50])).toEqual({ from: 60, on: day(14) });
  });

  it('counts several cuts within three days from the price before them', () => {
    expect(repriced(shown, [10, 45], [11, 44])).toEqual({ from: 50, on: day(11) });
    expect(repriced(shown, [10, 45], [14, 44])).toEqual({ from: 45, on: day(14) });
  });

  it('remains while the price is lower, and ends when it is raised again', () => {
    expect(repriced(shown, [10, 45], [12, 49])).toEqual({ from: 50, on: day(10) });
    expect(repriced(shown, [10, 45], [12, 50])).toBeUndefined();
    expect(repriced(shown, [10, 55])).toBeUndefined();
  });

  it('remembers the price before the listing left the market', () => {
    const back = withPricePublished(withPriceWithdrawn(shown, day(10)), day(20));
    expect(back.publicSince).toBe(day(20));
    expect(repriced(back, [21, 45])).toEqual({ from: 50, on: day(21) });
    expect(repriced(withPriceWithdrawn(shown, day(1)), [20, 45])).toBeUndefined();
  });

  it('does not start again when staff verify it again', () => {
    expect(withPricePublished(shown, day(9)).publicSince).toBe(day(0));
  });
});
