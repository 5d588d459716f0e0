import { expect, it } from 'vitest';
import { CALLING_CODES } from './calling-codes.ts';
import { maskPhone, printPhone, splitPhone } from './phone-mask.ts';

it('masks all but the first four digits with × each, and prints the whole number for authorized callers', () => {
  expect(maskPhone('+919876543210')).toBe('+91-9876××××××');
  expect(printPhone('+919876543210')).toBe('+91-9876543210');
  expect(maskPhone('+911722700000')).toBe('+91-1722××××××');
  expect(maskPhone('+971501234567')).toBe('+971-5012×××××');
  expect(printPhone('+14165550199')).toBe('+1-4165550199');
});

it('masks digits of unstored numbers too', () => {
  expect(maskPhone('9876543210')).toBe('9876××××××');
});

it('splits a number after its calling code', () => {
  for (const callingCode of CALLING_CODES)
    expect(splitPhone(`${callingCode}5551234567`)).toEqual({ callingCode, national: '5551234567' });
});
