import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_WIDTH, positionCardAtMarker } from './hover-card.tsx';

const size = { width: 1000, height: 800 };

describe('the hover card', () => {
  it('U-10 is 280 px wide, and above its marker if there is room', () => {
    expect(CARD_WIDTH).toBe(280);
    expect(positionCardAtMarker({ x: 500, y: 600 }, size, 240)).toEqual({ left: 360, top: 320 });
    expect(positionCardAtMarker({ x: 500, y: 100 }, size, 240).top).toBeGreaterThan(100);
  });

  it('never extends beyond the map', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20, max: 1020 }),
        fc.integer({ min: -20, max: 820 }),
        fc.integer({ min: 40, max: 300 }),
        (x, y, height) => {
          const { left, top } = positionCardAtMarker({ x, y }, size, height);
          expect(left).toBeGreaterThanOrEqual(8);
          expect(left + CARD_WIDTH).toBeLessThanOrEqual(size.width - 8);
          expect(top).toBeGreaterThanOrEqual(8);
          expect(top + height).toBeLessThanOrEqual(size.height - 8);
        },
      ),
    );
  });
});
