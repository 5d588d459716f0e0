import { expect, it } from 'vitest';
import { isDigits } from './digits.ts';

it('E-31 a string of digits contains only digits', () => {
  expect(['0', '007', '98765432101234567890'].map(isDigits)).toEqual([true, true, true]);
  for (const text of ['', ' 1', '1 ', '1\n', '-1', '+1', '1.0', '1e3', '1,000', '0x1', '९', 'ten'])
    expect(isDigits(text), text).toBe(false);
});
