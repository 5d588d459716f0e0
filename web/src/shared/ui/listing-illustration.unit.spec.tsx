import { SUBTYPES } from '@naksha/events/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { circlePath, rectPath } from './illustration/outlines.ts';
import { ListingIllustration } from './listing-illustration.tsx';

const SEEDS = Array.from({ length: 40 }, (_, at) => `home-${at}`);

/** Home draws two dozen while its map loads. */
it.each(SUBTYPES)('a drawing of %s has a few dozen elements, however many windows it has', (subtype) => {
  const counts = SEEDS.map((id) => {
    const drawing = renderToStaticMarkup(<ListingIllustration subtype={subtype} id={id} />);
    return drawing.match(/<[a-z]/gi)!.length;
  });
  expect(Math.max(...counts)).toBeLessThan(subtype === 'showroom' ? 140 : 48);
  expect(Math.min(...counts)).toBeGreaterThan(16);
});

it('two homes of a type look different, and each always the same', () => {
  const draw = (id: string) =>
    renderToStaticMarkup(<ListingIllustration subtype="flat" id={id} />).replaceAll(/id="[^"]*"|url\([^)]*\)/g, '');
  expect(new Set(SEEDS.map(draw)).size).toBe(SEEDS.length);
  expect(draw(SEEDS[0])).toBe(draw(SEEDS[0]));
});

it('outlines are clockwise, so that overlaps in one path leave no hole', () => {
  expect(rectPath(1, 2, 3, 4)).toBe('M1 2h3v4h-3z');
  expect(circlePath(5, 6, 2)).toBe('M3 6a2 2 0 1 1 0 .01z');
});
