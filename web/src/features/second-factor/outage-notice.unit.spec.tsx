import type { Parked } from '@naksha/events/wire/parked';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import { OutageNotice, parkedQuery, REFETCH_MS } from './outage-notice.tsx';

const NOTHING: Parked = { keys: [], effects: [], dead: 0, late: [], sms_gateway_down: false };
const late = (waiting: number) => ({ kind: 'notify-lead', waiting, since: '2026-11-20T06:00:00Z', error: '' });

function render(parked: Partial<Parked>): string {
  queryClient.setQueryData(parkedQuery.queryKey, { ...NOTHING, ...parked });
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/staff">
        <OutageNotice />
      </Router>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '');
}

describe('the notice on staff pages', () => {
  afterEach(() => queryClient.clear());

  it('names an outage of the SMS gateway and counts the waiting messages', () => {
    const html = render({ late: [late(5), late(2)], sms_gateway_down: true });
    expect(html).toMatch(/^<p role="status".*The SMS gateway accepts no messages\..*7 tasks are waiting/);
    expect(html).toContain('href="/staff/parked"');
  });

  it('shows other delayed tasks as such', () => {
    expect(render({ late: [late(1)] })).toMatch(/Delayed tasks.*1 task is waiting/);
  });

  it('is updated on a page that stays open, within two minutes of the outage', () => {
    const lateAfterMs = 60_000;
    expect(lateAfterMs + REFETCH_MS).toBeLessThanOrEqual(120_000);
  });

  it('is absent while nothing is delayed', () => {
    expect(render({})).toBe('');
  });
});
