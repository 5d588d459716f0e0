import { describe, expect, it } from 'vitest';
import { shortNameOrPhone } from '../../shared/session/person-name.ts';
import { secondsUntil } from '../../shared/ui/use-countdown.ts';

import { parseNextPath } from './login-page.tsx';
import { isFirmNameMissing, showsFirmField } from './profile-form.ts';
import { canSendCodeTo, fixedTestCode, parseCodeResponse } from './sign-in-calls.ts';

describe('the response to a code', () => {
  it('A-21 is success with access, wrong, expired, or otherwise a locked account', () => {
    expect(parseCodeResponse({ status: true, access: 'token' })).toEqual({ outcome: 'in', access: 'token' });
    expect(parseCodeResponse({ status: false })).toEqual({ outcome: 'wrong' });
    expect(parseCodeResponse({ status: false, code_ended: true })).toEqual({ outcome: 'ended' });
    expect(parseCodeResponse({ locked: true, retry_after: 1200 })).toEqual({ outcome: 'locked', retryAfter: 1200 });
    for (const strange of [{}, null, undefined, 'x', { status: true }, { access: '' }])
      expect(parseCodeResponse(strange)).toEqual({ outcome: 'locked', retryAfter: 3600 });
  });
});

describe('a phone number', () => {
  it('gets a code if its country does and codes are enabled', () => {
    const ways = { enable_flag: true, otp_length: 6, sms_countries: ['+91'] };
    expect(canSendCodeTo(ways, '+91')).toBe(true);
    expect(canSendCodeTo(ways, '+44')).toBe(false);
    expect(canSendCodeTo({ ...ways, enable_flag: false }, '+91')).toBe(false);
    expect(fixedTestCode(6)).toHaveLength(6);
  });
});

describe('waiting for another code', () => {
  it('counts whole seconds down to zero', () => {
    expect(secondsUntil(20_000, 0)).toBe(20);
    expect(secondsUntil(20_000, 19_001)).toBe(1);
    expect(secondsUntil(20_000, 25_000)).toBe(0);
    expect(secondsUntil(undefined, 0)).toBe(0);
  });
});

describe('the name form', () => {
  it('V-13 V-14 asks for a company except for individuals, and requires it for builders and dealers', () => {
    const form = { first_name: '', last_name: '', firm_name: ' ' };
    expect((['1', '2', '3', '4'] as const).map((subtype) => showsFirmField({ subtype }))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect((['1', '2', '3', '4'] as const).map((subtype) => isFirmNameMissing({ ...form, subtype }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isFirmNameMissing({ ...form, subtype: '2', firm_name: 'Gill Builders' })).toBe(false);
  });

  it('H-15 a name is cut at 15 letters, and the number is shown without one', () => {
    const person = { mobile_phone: '9876543210', role: 'Buyer' } as const;
    expect(shortNameOrPhone({ ...person, first_name: 'Simran', last_name: 'Gill' })).toBe('Simran Gill');
    expect(shortNameOrPhone({ ...person, first_name: 'Venkatanarasimharajuvaripeta', last_name: null })).toBe(
      'Venkatanarasimh..',
    );
    expect(shortNameOrPhone({ ...person, first_name: '', last_name: null })).toBe('9876543210');
  });
});

describe('the target of a sign-in', () => {
  it('is the requesting page, only on this site', () => {
    expect(parseNextPath('next=%2Fdashboard%2Fleads%3Fa%3D1')).toBe('/dashboard/leads?a=1');
    for (const next of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '',
      '/login',
    ])
      expect(parseNextPath(new URLSearchParams({ next }).toString()), next).toBe('/home');
  });
});
