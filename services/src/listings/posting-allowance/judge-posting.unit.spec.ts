import { parseSettings } from '@naksha/events/settings';
import { describe, expect, it } from 'vitest';
import { SERVICES_SETTINGS } from '../../injection/settings.ts';
import { checkPostingAllowance, type PostingRecord } from './judge-posting.ts';

const limits = parseSettings(SERVICES_SETTINGS, {}).values;
const now = new Date('2026-11-22T12:30:00Z'); // 18:00 in India
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const posted = (count: number, day = '2026-11-22'): string[] => Array(count).fill(day);
const judge = (record: Partial<PostingRecord>) =>
  checkPostingAllowance(
    { vouchedFor: false, verified: false, openedAt: daysAgo(100), days: [], ...record },
    limits,
    now,
  );

describe('the posting limit of an account', () => {
  it('S-27 is three a day while none of its listings is verified, whatever its age', () => {
    expect(judge({ days: posted(2) })).toEqual({ aDay: 3 });
    expect(judge({ days: posted(3) })).toMatchObject({
      refusal: {
        status: 429,
        code: 'postings_of_today_used',
        detail: expect.stringContaining('limit of 3 new listings'),
        retryAfter: 6 * 3600,
      },
    });
    expect(judge({ days: posted(3, '2026-11-21') })).toEqual({ aDay: 3 });
  });

  it('S-27 is ten in thirty days until one is verified, and returns when the oldest stops counting', () => {
    const nine = [...posted(3, '2026-10-24'), ...posted(3, '2026-10-30'), ...posted(3, '2026-11-20')];
    expect(judge({ days: nine })).toEqual({ aDay: 3 });
    expect(judge({ days: [...nine, '2026-11-21'] })).toMatchObject({
      refusal: {
        status: 429,
        code: 'postings_wait_for_staff',
        detail: expect.stringContaining('10 of your listings are waiting'),
        retryAfter: 6 * 3600,
      },
    });
    expect(judge({ days: [...nine.slice(3), ...posted(4, '2026-10-26')] })).toMatchObject({
      refusal: { retryAfter: 6 * 3600 + 2 * 86_400 },
    });
    expect(judge({ days: [...nine.slice(1), ...posted(9, '2026-10-23')] })).toEqual({ aDay: 3 });
    expect(judge({ days: [...nine, ...posted(9, '2026-11-21')], verified: true })).toEqual({ aDay: 20 });
  });

  it('S-27 is twenty a day once one is verified and the account is three days old', () => {
    expect(judge({ verified: true, days: posted(19) })).toEqual({ aDay: 20 });
    expect(judge({ verified: true, days: posted(20) })).toMatchObject({ refusal: { code: 'postings_of_today_used' } });
    expect(judge({ verified: true, openedAt: daysAgo(3) })).toEqual({ aDay: 20 });
    expect(judge({ verified: true, openedAt: new Date(daysAgo(3).getTime() + 1) })).toEqual({ aDay: 3 });
    expect(judge({ verified: true, openedAt: undefined })).toEqual({ aDay: 3 });
  });

  it('S-27 is five hundred a day for staff and for dealers named by an operator', () => {
    const dealer = { vouchedFor: true, openedAt: undefined };
    expect(judge({ ...dealer, days: posted(499) })).toEqual({ aDay: 500 });
    expect(judge({ ...dealer, days: posted(500) })).toMatchObject({ refusal: { status: 429 } });
  });

  it('S-27 does not require a review in the first three days once a listing is verified', () => {
    const ten = posted(10, '2026-11-21');
    expect(judge({ openedAt: daysAgo(2), days: ten })).toMatchObject({ refusal: { code: 'postings_wait_for_staff' } });
    expect(judge({ openedAt: daysAgo(2), days: ten, verified: true })).toEqual({ aDay: 3 });
  });
});
