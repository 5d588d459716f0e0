import type { Analytics } from '@naksha/events/wire/staff-analytics';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import { analyticsQuery } from './analytics-query.ts';
import { shownSpan } from './shown-span.ts';
import StaffAnalyticsPage from './staff-analytics-page.tsx';

afterEach(() => queryClient.clear());

const told: Analytics = {
  ...{ days: 30, total: { posted: 12, verified: 9, contacted: 1234 } },
  ...{ to_verified: { median: 30, ninth: 180 }, to_contacted: null },
  by_day: [{ day: '2026-11-21', posted: 12, verified: 9, contacted: 1234 }],
  by_city: [
    { id: 'mohali' as never, names: { en: 'Mohali' }, posted: 10, verified: 9, contacted: 1234 },
    { id: null, names: null, posted: 2, verified: 0, contacted: 0 },
  ],
};

it('U-71 shows staff what was posted, verified and contacted, how fast and where', () => {
  queryClient.setQueryData(analyticsQuery(30).queryKey, told);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/analytics">
        <StaffAnalyticsPage />
      </Router>
    </QueryClientProvider>,
  );
  for (const text of [
    '>12<',
    '>9<',
    '>1,234<',
    'Half within 30 min, nine of ten within 3 h.',
    'Mohali',
    'No known city',
    '21 Nov 2026',
    'Download as CSV',
    'How it is computed',
    'aria-label="Contacted over 1 days: 1,234 in all, at most 1,234 a day."',
  ])
    expect(html).toContain(text);
  expect(html.match(/Half within/g)).toHaveLength(1);
});

it('tells how long in the unit that is read at a glance', () => {
  expect([0, 119, 120, 2879, 2880, 14_400].map(shownSpan)).toEqual([
    '0 min',
    '119 min',
    '2 h',
    '48 h',
    '2 days',
    '10 days',
  ]);
});
