import { expect, it } from 'vitest';
import { AT_A_GLANCE, difference, SIGHTS } from '../markers/testing/colour-sight.ts';
import { classColour, classCssColour, RAMP } from './ramp.ts';

const classes = [undefined, 0, 1, 2, 3, 4];

it.each([undefined, ...Object.keys(SIGHTS)])('classes and “too few” differ visibly with %s vision', (sight) => {
  const alike = classes.flatMap((one, k) =>
    classes
      .slice(k + 1)
      .map((other) => ({ one, other, apart: difference(classCssColour(one), classCssColour(other), sight) })),
  );
  expect(alike.filter(({ apart }) => apart < AT_A_GLANCE)).toEqual([]);
});

it('higher classes are darker, so that the order is visible without colors', () => {
  const light = RAMP.map((_, of) => {
    const [red, green, blue] = classColour(of);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  expect(light.toSorted((a, b) => b - a)).toEqual(light);
});

it('cells with too few homes cover the map least', () => {
  expect(classColour(undefined)[3]).toBeLessThan(classColour(0)[3]);
  expect(classColour(4)).toEqual([37, 52, 148, classColour(0)[3]]);
});
