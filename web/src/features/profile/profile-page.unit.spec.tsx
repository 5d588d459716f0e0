import type { Profile, Role } from '@naksha/events/wire/profile';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import { savedSearchesQuery } from '../../shared/api/saved-searches-query.ts';
import { profileQuery } from '../../shared/session/profile.ts';
import ProfilePage from './profile-page.tsx';

const PROFILE: Profile = {
  ...{ account_tag: 'asha', first_name: 'Asha', last_name: 'Rana', firm_name: 'Rana Homes', subtype: '3' },
  ...{ mobile_phone: '9876543210', country_code: '+91', role: 'Buyer', is_user_exists: true, is_staff: false },
};
const session = { created_at: '2026-11-20T06:00:00.000Z', last_used_at: '2026-11-21T06:00:00.000Z' };

function render(changes: Partial<Profile> = {}, paused: boolean[] = []): string {
  queryClient.setQueryData(profileQuery.queryKey, { ...PROFILE, ...changes });
  queryClient.setQueryData(
    ['me', 'sessions'],
    [
      { ...session, id: 'a', current: true },
      { ...session, id: 'b', current: false, device: 'Chrome, Android' },
    ],
  );
  const searches = paused.map((one, n) => ({ id: String(n), paused: one }));
  queryClient.setQueryData(savedSearchesQuery.queryKey, searches as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/dashboard/profile">
        <ProfilePage />
      </Router>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '');
}

describe('the profile page', () => {
  beforeAll(() => vi.stubGlobal('location', { pathname: '/dashboard/profile', search: '' }));
  afterAll(() => vi.unstubAllGlobals());
  afterEach(() => queryClient.clear());

  it.each<[Role]>([['Buyer'], ['Seller'], ['Buyer and Seller']])('P-01 shows names, number and role: %s', (role) => {
    const html = render({ role });
    for (const value of ['Asha', 'Rana', 'Rana Homes']) expect(html).toContain(`value="${value}"`);
    expect(html).toContain('+91 9876543210');
    expect(html).toContain(`>${role}</span>`);
  });

  it('P-02 fills the form with stored values; an individual has no company', () => {
    const html = render();
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="3"|<input[^>]*value="3"[^>]*checked=""/);
    expect(render({ subtype: '1', firm_name: '' })).not.toContain('Firm name');
  });

  it('P-08 lists all sessions, and each can be ended; this one by signing out', () => {
    const rows = render().split('data-session=').slice(1);
    expect(rows).toHaveLength(2);
    for (const text of ['This device', 'Sign out here']) expect(rows[0]).toContain(text);
    for (const text of ['Another device', 'Chrome, Android', '>End<', 'End the session from 20 Nov'])
      expect(rows[1]).toContain(text);
  });

  it('P-09 Y-17 links to the data export and account erasure', () => {
    const html = render();
    expect(html).toContain('Download my data');
    expect(html).toContain('href="/dashboard/erase"');
  });

  it('shows how many searches send texts, and turns all of them off or on', () => {
    expect(render({}, [])).toContain('no saved search');
    const some = render({}, [true, false, false]);
    for (const text of ['Alerts are on for 2 searches.', 'Stop all alerts']) expect(some).toContain(text);
    const none = render({}, [true, true]);
    for (const text of ['Alerts are off for all your searches.', 'Turn alerts on']) expect(none).toContain(text);
  });

  it('links to the second factor for staff only', () => {
    expect(render()).not.toContain('/staff/security');
    expect(render({ is_staff: true })).toContain('/staff/security');
    expect(render({ second_factor_wanted: true })).toContain('/staff/security');
  });
});
