import { expect, it } from 'vitest';
import { formatIndianNumber } from './shown-number.ts';

it('groups digits as in India and shows at most the requested decimals', () => {
  expect(formatIndianNumber(1234567.456)).toBe('12,34,567.46');
  expect(formatIndianNumber(1234567.456, 1)).toBe('12,34,567.5');
  expect(formatIndianNumber(1234567.456, 0)).toBe('12,34,567');
  expect(formatIndianNumber(10_000_000, 2)).toBe('1,00,00,000');
});
