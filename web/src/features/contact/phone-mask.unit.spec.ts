import { expect, it } from 'vitest';
import { maskPhone } from './phone-mask.ts';

it('V-05 shows a number in two halves as it is typed, whatever else is typed with it', () => {
  expect(['9', '98765', '987654', '98765 43210', '9876543210999', '+91 98765-43210', 'abc'].map(maskPhone)).toEqual([
    '9',
    '98765',
    '98765 4',
    '98765 43210',
    '98765 43210',
    '98765 43210',
    '',
  ]);
});
