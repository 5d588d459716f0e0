import type { FirstPaint } from '@naksha/events/wire/first-paint';
import { describe, expect, it } from 'vitest';
import { isFirstPaintForView } from './first-paint.ts';

const painted = (query: string) => ({ query }) as FirstPaint;

describe('server-rendered data', () => {
  it('matches a view with its filter and order, at any position', () => {
    expect(isFirstPaintForView(painted(''), { filter: {}, sort: 'recommended' })).toBe(true);
    expect(isFirstPaintForView(painted('bedroom=3&city=mohali'), { filter: { bedroom: 3 }, sort: 'recommended' })).toBe(
      true,
    );
    expect(isFirstPaintForView(painted('city=mohali&sort=price'), { filter: {}, sort: 'price' })).toBe(true);
  });

  it('matches only its own day', () => {
    const view = { filter: {}, sort: 'recommended' } as const;
    expect(isFirstPaintForView(painted('at=2026-03-03'), { ...view, at: '2026-03-03' })).toBe(true);
    expect(isFirstPaintForView(painted('at=2026-03-03'), { ...view, at: '2026-03-04' })).toBe(false);
    expect(isFirstPaintForView(painted('at=2026-03-03'), view)).toBe(false);
    expect(isFirstPaintForView(painted(''), { ...view, at: '2026-03-03' })).toBe(false);
  });

  it('U-60 matches no other order and no other filter', () => {
    expect(isFirstPaintForView(painted(''), { filter: {}, sort: 'newest' })).toBe(false);
    expect(isFirstPaintForView(painted('bedroom=3'), { filter: { bedroom: 3 }, sort: 'price' })).toBe(false);
    expect(isFirstPaintForView(painted('sort=price'), { filter: {}, sort: 'recommended' })).toBe(false);
    expect(isFirstPaintForView(painted('bedroom=3'), { filter: {}, sort: 'recommended' })).toBe(false);
    expect(isFirstPaintForView(painted(''), { filter: { bedroom: 3 }, sort: 'recommended' })).toBe(false);
  });
});
