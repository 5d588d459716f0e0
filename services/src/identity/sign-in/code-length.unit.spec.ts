import { expect, it } from 'vitest';
import { describeShortCodeWarning, signInCodeLength } from './code-length.ts';

it('a code has the specification’s four digits, six in production, or the configured number', () => {
  expect(signInCodeLength({ OTP_LENGTH: undefined, production: false })).toBe(4);
  expect(signInCodeLength({ OTP_LENGTH: undefined, production: true })).toBe(6);
  expect([true, false].map((production) => signInCodeLength({ OTP_LENGTH: 5, production }))).toEqual([5, 5]);
});

it('production warns at startup about fewer digits, and other modes do not', () => {
  expect(describeShortCodeWarning({ OTP_LENGTH: 4, production: true })).toMatchObject({
    setting: 'OTP_LENGTH=4',
    reason: expect.stringContaining('100 times easier'),
  });
  expect(describeShortCodeWarning({ OTP_LENGTH: 4, production: false })).toBeUndefined();
  expect(describeShortCodeWarning({ OTP_LENGTH: undefined, production: true })).toBeUndefined();
});
