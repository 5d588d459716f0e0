import { expect, it } from 'vitest';
import { maskPhone, printPhone } from './phone-mask.ts';

it('masks all but the first four digits, one × each, and prints the whole number for who may see it', () => {
  expect(maskPhone('+919876543210')).toBe('+91-9876××××××');
  expect(printPhone('+919876543210')).toBe('+91-9876543210');
  expect(maskPhone('+911722700000')).toBe('+91-1722××××××');
});

it('hides every hidden digit, however the number is written', () => {
  for (const number of ['+91 98765 43210', '9876543210', '+919876543210', '919876543210'])
    expect(maskPhone(number)).toBe('+91-9876××××××');
  expect(maskPhone('987')).toBe('+91-987');
});
