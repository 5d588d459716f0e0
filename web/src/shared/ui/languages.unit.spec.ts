import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NAMES } from './languages.tsx';

const css = readFileSync(new URL('../messages/letters.css', import.meta.url), 'utf8');

it.each([
  ['hi', 'name-of-hindi'],
  ['pa', 'name-of-punjabi'],
] as const)('the font that every page loads for the name of %s contains exactly its letters', (locale, file) => {
  const face = css.split('@font-face').find((one) => one.includes(`${file}.woff2`));
  const [, range] = /unicode-range: ([^;]+);/.exec(face ?? '') ?? [];
  const codes = range?.split(', ').map((code) => Number.parseInt(code.slice(2), 16));
  const wanted = new Set(Array.from(NAMES[locale], (letter) => letter.codePointAt(0)));
  expect(codes).toEqual([...wanted].sort((a, b) => a! - b!));
  const { length } = readFileSync(new URL(`../messages/${file}.woff2`, import.meta.url));
  expect(length).toBeLessThan(4_000);
});

it('a page in Punjabi takes the full stop from its own font, and loads none of Hindi for it', () => {
  const theme = readFileSync(new URL('../../app/theme.css', import.meta.url), 'utf8');
  const [, fonts] = /:root:lang\(pa\) \{\s*--font-sans: ([^;]+);/.exec(theme) ?? [];
  expect(fonts).toMatch(/"Noto Sans Gurmukhi".*"Noto Sans Devanagari"/);
  const faces = css.split('@font-face').filter((one) => one.includes('font-family: "Noto Sans Gurmukhi"'));
  expect(faces.map((one) => one.includes('U+0964-0965'))).toEqual([true, true, true]);
});
