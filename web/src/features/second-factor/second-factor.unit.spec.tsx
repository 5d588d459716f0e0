import { STAFF_REFUSAL_CODES } from '@naksha/events/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { AddSecondFactor } from './add-factor.tsx';
import { SecondFactorList } from './factor-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { describeStaffError, PasskeyUnused } from './staff-words.ts';
import { QrCode } from './totp-setup.tsx';

const nothing = () => undefined;

describe('the page of the second factor', () => {
  it('has messages for rejections, for a cancelled passkey, and for other failures', () => {
    const words = STAFF_REFUSAL_CODES.map((code) => describeStaffError(new ApiProblem(403, code, 'not for people')));
    expect(new Set(words).size).toBe(STAFF_REFUSAL_CODES.length);
    for (const text of words) expect(text).not.toContain('not for people');
    expect(describeStaffError(new PasskeyUnused('gave up'))).toContain('passkey was not used');
    expect(describeStaffError(new ApiProblem(0, 'network', ''))).toContain('No connection');
  });

  it('offers an app only if there is none', () => {
    const shown = (totp: boolean) => renderToStaticMarkup(<AddSecondFactor has={{ totp }} onAdded={nothing} />);
    expect(shown(false)).toContain('Add an authenticator app');
    expect(shown(true)).not.toContain('Add an authenticator app');
  });

  it('offers to remove one of several factors, and keeps the last', () => {
    const passkeys = [{ id: 'a', created_at: '2026-11-22T06:00:00.000Z' }];
    const shown = (totp: boolean) =>
      renderToStaticMarkup(<SecondFactorList has={{ passkeys, totp }} onRemove={nothing} />);
    expect(shown(true).match(/Remove/g)).toHaveLength(2);
    expect(shown(true)).not.toContain('This is your last verification method');
    expect(shown(false)).not.toContain('Remove');
    expect(shown(false)).toContain('This is your last verification method');
  });

  it('draws a QR code with a light border, and labels it', () => {
    const html = renderToStaticMarkup(<QrCode text="otpauth://totp/x" label="For the app" />);
    const [, size] = /viewBox="0 0 (\d+) \d+"/.exec(html) ?? [];
    expect(html).toContain('aria-label="For the app"');
    expect(html).toContain('M4 4h1v1h-1z');
    expect(html).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
    expect(Number(size)).toBeGreaterThanOrEqual(21 + 8);
  });

  it('shows each recovery code', () => {
    const html = renderToStaticMarkup(<RecoveryCodes codes={['abcd-efgh', 'ijkm-npqr']} onKept={nothing} />);
    for (const code of ['abcd-efgh', 'ijkm-npqr']) expect(html).toContain(code);
  });
});
