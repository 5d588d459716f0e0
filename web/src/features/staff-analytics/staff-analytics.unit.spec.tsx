// @vitest-environment happy-dom
import type { Analytics } from '@naksha/events/wire/staff-analytics';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { setTokenRejectedListener } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { storeAccessToken } from '../../shared/session/access-token.ts';

import StaffAnalyticsPage, { analyticsQuery, downloadPricesCsv, formatMinutes } from './staff-analytics-page.tsx';

afterEach(() => queryClient.clear());

const told: Analytics = {
  ...{ days: 30, for_sale: 40, total: { posted: 12, verified: 9, contacted: 1234, cuts: 7, sold: 3 } },
  agreed: { close: 57, 'contacted seller': 19, 'post property': null },
  ...{ to_verified: { median: 30, ninth: 180 }, to_contacted: null },
  by_day: [
    { day: '2026-11-20', posted: 3, verified: 9, contacted: 234, cuts: 2, sold: 3 },
    { day: '2026-11-21', posted: 9, verified: 0, contacted: 1000, cuts: 5, sold: 0 },
  ],
  by_city: [
    {
      id: 'mohali' as never,
      names: { en: 'Mohali' },
      for_sale: 31,
      ...{ posted: 10, verified: 9, contacted: 1234, cuts: 7, sold: 3 },
    },
    { id: null, names: null, for_sale: 9, ...{ posted: 2, verified: 0, contacted: 0, cuts: 0, sold: 0 } },
  ],
};

const rendered = (analytics: Analytics): string => {
  queryClient.setQueryData(analyticsQuery(30).queryKey, analytics);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/analytics">
        <StaffAnalyticsPage />
      </Router>
    </QueryClientProvider>,
  );
};

it('U-71 shows staff what was posted, verified and contacted, how fast and where', () => {
  const html = rendered(told);
  for (const text of [
    '>12<',
    '>9<',
    '>1,234<',
    'Half of them took at most 30 min, and nine in ten at most 3 h.',
    'Mohali',
    'Unknown city',
    '21 Nov 2026',
    'Download as CSV',
    'How this is calculated',
    '7.5% of the 40 homes for sale at the start.',
    '>31<',
    '>9.7%<',
    'from price_cuts(30,',
    'from sold_of_standing(30,',
    'from posted_and_verified(30,',
    'aria-label="Contacted over 2 days: 1,234 in total, at most 1,000 a day."',
  ])
    expect(html).toContain(text);
  expect(html.match(/Half of them took at most/g)).toHaveLength(1);
  const bars = [...html.matchAll(/<rect class="fill-ink" x="\d+" width="0.8" y="([\d.]+)" height="([\d.]+)"/g)];
  const tall = bars.map(([, y, height]) => [Number(y), Number(height)].map(Math.round));
  expect(tall.slice(0, 2), 'posted').toEqual([
    [67, 33],
    [0, 100],
  ]);
  expect(tall.slice(2), 'verified, contacted, cut and sold').toEqual([
    [0, 100],
    [100, 0],
    [77, 23],
    [0, 100],
    [60, 40],
    [0, 100],
    [0, 100],
    [100, 0],
  ]);
  const lengths = [...html.matchAll(/<rect class="fill-ink" width="([\d.]+)" height="4"/g)].map(
    ([, n]) => Math.round(Number(n) * 10) / 10,
  );
  expect(lengths.slice(0, 10), 'of Mohali, and of nowhere, beside the most of the kind').toEqual([
    ...[100, 100, 100, 100, 100],
    ...[20, 0, 0, 0, 0],
  ]);
  expect(rendered({ ...told, by_day: told.by_day.slice(1) })).toContain('Contacted over 1 day: ');
});

it('shows the actions of visitors who consented, without small numbers, and nothing if another service counts', () => {
  const html = rendered(told);
  for (const [name, times] of [
    ['Sign-in cancelled', '57'],
    ['Seller contacted', '19'],
    ['Home posted', 'Fewer than 10'],
  ])
    expect(html).toMatch(new RegExp(`${name}</th><td class="p-2">${times}<`));
  expect(html).toContain('Searches and page views are not counted');
  const elsewhere = rendered({ ...told, agreed: null });
  expect(elsewhere).toContain('An external service collects these statistics.');
  expect(elsewhere).not.toContain('Sign-in cancelled');
});

it('shows durations in a suitable unit', () => {
  expect([0, 119, 120, 2879, 2880, 14_400].map(formatMinutes)).toEqual([
    '0 min',
    '119 min',
    '2 h',
    '48 h',
    '2 days',
    '10 days',
  ]);
});

describe('the price history file', () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    storeAccessToken('the-token');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    setTokenRejectedListener(() => {});
  });

  it('is not saved if the server is unavailable or the session is invalid, which ends the session', async () => {
    const ended = vi.fn();
    setTokenRejectedListener(ended);
    fetched.mockResolvedValueOnce(new Response('<html>Bad gateway</html>', { status: 502 }));
    await expect(downloadPricesCsv()).rejects.toMatchObject({ name: 'ApiProblem', status: 502 });
    expect(ended).not.toHaveBeenCalled();
    fetched.mockResolvedValueOnce(Response.json({ code: 'signed_out' }, { status: 401 }));
    await expect(downloadPricesCsv()).rejects.toMatchObject({ status: 401 });
    expect(ended).toHaveBeenCalledOnce();
    expect(new Headers(fetched.mock.calls[0][1]?.headers).get('authorization')).toBe('Bearer the-token');
  });
});
