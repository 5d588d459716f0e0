import { expect, it } from 'vitest';
import { asciiDigits, isDigits } from './digits.ts';

it('E-31 a string of digits is digits and nothing else', () => {
  expect(['0', '007', '98765432101234567890'].map(isDigits)).toEqual([true, true, true]);
  for (const text of ['', ' 1', '1 ', '1\n', '-1', '+1', '1.0', '1e3', '1,000', '0x1', '९', 'ten'])
    expect(isDigits(text), text).toBe(false);
});

it('digits of other scripts become the digits they are', () => {
  expect(asciiDigits('०१२३४५६७८९ ੦੯ ૧ ௨ ٣ ۴ ５ ⑥')).toBe('0123456789 09 1 2 3 4 5 6');
  expect(asciiDigits('Sector 70')).toBe('Sector 70');
});
