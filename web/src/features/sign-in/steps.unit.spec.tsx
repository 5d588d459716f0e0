import type { AccountSubtype } from '@naksha/events/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import CodeStep from './code-step.tsx';
import { ProfileFields } from './profile-fields.tsx';

describe('the code step', () => {
  afterEach(() => vi.useRealTimers());

  const step = ({ digits = 4, waitSeconds = 0 } = {}) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 6) });
    return renderToStaticMarkup(
      <CodeStep
        phone={{ country: '+91', national: '9876543210' }}
        length={digits}
        mayResendAt={Date.now() + waitSeconds * 1000}
        onEdit={() => {}}
        onAccess={async () => {}}
      />,
    );
  };
  const boxes = (html: string) => html.match(/<input[^>]*class="h-12/g)?.length;
  const resend = (html: string) => {
    const [, attributes, text] = /<button([^>]*)>(Resend code[^<]*)</.exec(html)!;
    return { text, enabled: !attributes.includes('disabled=""') };
  };

  it('has one box for each digit of the code', () => {
    expect([4, 5, 6, 10].map((digits) => boxes(step({ digits })))).toEqual([4, 5, 6, 10]);
  });

  it('counts down until another code can be requested', () => {
    expect(resend(step({ waitSeconds: 20 }))).toEqual({ text: 'Resend code in 20 s', enabled: false });
    expect(resend(step({ waitSeconds: 1 }))).toEqual({ text: 'Resend code in 1 s', enabled: false });
    expect(resend(step({ waitSeconds: 0 }))).toEqual({ text: 'Resend code', enabled: true });
  });
});

describe('the name form', () => {
  const fields = (subtype: AccountSubtype) =>
    renderToStaticMarkup(
      <ProfileFields
        form={{ first_name: '', last_name: '', firm_name: '', subtype }}
        errors={{}}
        onChange={() => {}}
      />,
    );
  const limits = (html: string) => [...html.matchAll(/maxLength="(\d+)"/gi)].map(([, most]) => most);

  it('V-12 allows 25 letters for each name and 50 for a company', () => {
    expect(limits(fields('1'))).toEqual(['25', '25']);
    for (const subtype of ['2', '3', '4'] as const) expect(limits(fields(subtype))).toEqual(['25', '25', '50']);
  });

  it('P-03 offers Individual, Builder, Dealer and Investor as 1 to 4', () => {
    const offered = [...fields('1').matchAll(/<input type="radio"[^>]*value="(\d+)"[^>]*\/>([^<]+)/g)];
    expect(offered.map(([, value, label]) => [value, label])).toEqual([
      ['1', 'Individual'],
      ['2', 'Builder'],
      ['3', 'Dealer'],
      ['4', 'Investor'],
    ]);
  });
});
