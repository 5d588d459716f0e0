import type { PositionToken } from '@naksha/events/kernel';
import type { Parked } from '@naksha/events/wire/parked';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import { parkedQuery } from '../second-factor/outage-notice.tsx';
import StaffParkedPage from './staff-parked-page.tsx';

const parked: Parked = {
  keys: [
    {
      ...{ key: 'listing-7', position: '3.41' as PositionToken, later: 2 },
      ...{ error: 'price is no number', parked_at: '2026-11-20T06:00:00Z' },
    },
  ],
  effects: [
    {
      ...{ event: '5.12', kind: 'text-message', subject: 'lead-3', attempts: 8 },
      ...{ error: 'the gateway answers 500', since: '2026-11-20T06:00:00Z' },
    },
  ],
  dead: 3,
  sms_gateway_down: true,
  late: [
    { kind: 'notify-lead', waiting: 5, since: '2026-11-20T06:00:00Z', error: 'SMS gateway responded with status 503' },
    { kind: 'notify-rejection', waiting: 1, since: '2026-11-20T06:00:00Z', error: '' },
  ],
};

function render(data: Parked | undefined): string {
  if (data) queryClient.setQueryData(parkedQuery.queryKey, data);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/staff/parked">
        <StaffParkedPage />
      </Router>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '');
}
const rows = (html: string) => [...html.matchAll(/<li .*?<\/li>/gs)].map(([row]) => row);

describe('the page of parked keys', () => {
  afterEach(() => queryClient.clear());

  it('U-69 shows staff each parked key and failed effect, the cause, and the next step', () => {
    const html = render(parked);
    for (const text of ['1 document is stuck', '3 tasks failed']) expect(html).toContain(text);
    const [late, untried, key, effect] = rows(html);
    for (const text of ['notify-lead', '5 tasks are waiting', 'SMS gateway responded with status 503'])
      expect(late).toContain(text);
    expect(untried).toContain('Not attempted yet');
    for (const text of ['listing-7', '3.41', '2 later events are waiting', 'price is no number', '>Process again<'])
      expect(key).toContain(text);
    for (const text of ['text-message lead-3', '8 attempts', 'the gateway answers 500', '>Try again<'])
      expect(effect).toContain(text);
  });

  it('says that there are none only once it is loaded', () => {
    expect(render({ keys: [], effects: [], dead: 0, late: [], sms_gateway_down: false })).toContain(
      'No jobs are stuck.',
    );
    queryClient.clear();
    expect(render(undefined)).not.toContain('No jobs are stuck.');
  });
});
