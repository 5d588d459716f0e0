import { SUBTYPES } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { LOOKS } from './marker-looks.ts';
import { AT_A_GLANCE, colorDifference, SIGHTS } from './testing/colour-sight.ts';

describe('marker styles', () => {
  it.each(Object.keys(SIGHTS))('U-47 subtypes with one shape differ visibly with %s vision', (sight) => {
    const alike = SUBTYPES.flatMap((one, k) =>
      SUBTYPES.slice(k + 1)
        .filter((other) => LOOKS[one].shape === LOOKS[other].shape)
        .map((other) => ({ one, other, apart: colorDifference(LOOKS[one].colour, LOOKS[other].colour, sight) })),
    );
    expect(alike.length).toBeGreaterThan(3);
    expect(alike.filter(({ apart }) => apart < AT_A_GLANCE)).toEqual([]);
  });
});
