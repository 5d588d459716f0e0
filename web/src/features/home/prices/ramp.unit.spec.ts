import { expect, it } from 'vitest';
import { AT_A_GLANCE, colorDifference, SIGHTS } from '../markers/testing/colour-sight.ts';
import { RAMP, rateClassColor, rateClassCssColor } from './ramp.ts';

const classes = [undefined, 0, 1, 2, 3, 4];

it.each([undefined, ...Object.keys(SIGHTS)])('classes and “too few” differ visibly with %s vision', (sight) => {
  const alike = classes.flatMap((one, k) =>
    classes.slice(k + 1).map((other) => ({
      one,
      other,
      apart: colorDifference(rateClassCssColor(one), rateClassCssColor(other), sight),
    })),
  );
  expect(alike.filter(({ apart }) => apart < AT_A_GLANCE)).toEqual([]);
});

it('higher classes are darker, so that the order is visible without colors', () => {
  const light = RAMP.map((_, of) => {
    const [red, green, blue] = rateClassColor(of);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  expect(light.toSorted((a, b) => b - a)).toEqual(light);
});

it('cells with too few homes cover the map least', () => {
  expect(rateClassColor(undefined)[3]).toBeLessThan(rateClassColor(0)[3]);
  expect(rateClassColor(4)).toEqual([37, 52, 148, rateClassColor(0)[3]]);
});
