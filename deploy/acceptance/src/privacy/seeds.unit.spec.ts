import { expect, it } from 'vitest';
import { ALL_WRITINGS, Seeds } from './seeds.ts';

it('a thousand seeds are distinct numbers of Indian length', () => {
  const seeds = new Seeds();
  const written = Array.from({ length: 1000 }, () => seeds.write('title', 'plain'));
  expect(written.filter((digits) => !/^78\d{8}$/.test(digits))).toEqual([]);
  expect(new Set(written).size).toBe(1000);
});

it('seeds are found in any format and encoding, and told apart', () => {
  const seeds = new Seeds();
  const written = ALL_WRITINGS.map((writing) => seeds.write('title', writing));
  for (const [n, text] of written.entries())
    for (const coded of [text, `Call ${text} now`, encodeURIComponent(text), JSON.stringify({ note: text })])
      expect(seeds.findLeaks(coded)).toEqual([`title, ${ALL_WRITINGS[n]}`]);
  expect(seeds.findLeaks('{"seq":7831415}')).toEqual([]);
});
