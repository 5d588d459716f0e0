import { expect, it } from 'vitest';
import { hasLetterOrDigit, hasVisibleText } from './visible-text.ts';

it.each([
  ['Hangul filler', '\u3164'],
  ['halfwidth Hangul filler', '\uFFA0'],
  ['Hangul choseong filler', '\u115F\u1160'],
  ['zero-width space', '\u200B\uFEFF\u2060'],
  ['joiners', '\u200C\u200D'],
  ['empty Braille cell', '\u2800\u2800'],
  ['combining marks', '\u0301\u093F\u0A3C'],
  ['variation selectors', '\uFE0F\u{E0100}'],
  ['tags', '\u{E0041}\u{E0042}'],
  ['spaces', ' \u00A0\u2003\u3000'],
  ['controls and unassigned', '\u0000\u0007\uFDD0'],
  ['direction marks', '\u202E\u2066\u200F'],
  ['private use', '\uE000'],
])('a text of %s is invisible', (_, text) => {
  expect([hasVisibleText(text), hasLetterOrDigit(text)]).toEqual([false, false]);
});

it('a text with a letter, digit or sign is visible', () => {
  for (const text of ['a', '7', 'घर', 'ਘਰ', 'گھر', 'é', 'e\u0301', '\u3164x'])
    expect([hasVisibleText(text), hasLetterOrDigit(text)]).toEqual([true, true]);
  for (const text of ['!', '👍', '★']) expect([hasVisibleText(text), hasLetterOrDigit(text)]).toEqual([true, false]);
});
