// @vitest-environment happy-dom
import { listingIdFromNumber } from '@naksha/events/kernel';
import type { ActivityEntry } from '@naksha/events/wire/activity';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const [sunny, shady, gone] = [7, 8, 9].map(listingIdFromNumber);
const TITLES = { [sunny]: 'Sunny flat', [shady]: 'Shady flat' };
const removed = {
  ...{ listing: gone, at: '2026-11-05T06:00:00Z', saved: true, state: 'removed', property_subtype: 'flat' },
  title: 'Gone flat',
};
const entryOf = (id: string) => ({
  ...{ listing: id, at: '2026-11-05T06:00:00Z', saved: true, state: 'on_market', property_subtype: 'flat' },
  card: {
    ...{ id, slug: `flat-${id}`, title: TITLES[id], state: 'verified', demo: false, property_subtype: 'flat' },
    ...{ property_type: 'residential', expected_price: 8_000_000, bedrooms: 3, cover_image: null },
    ...{ area: { value: 1450, unit: 'sqft', sqft: 1450 }, locality: 'Sector 70', city: 'Mohali' },
  },
});

let saved: string[];
beforeEach(() => {
  saved = [sunny, shady, gone];
  vi.stubGlobal('fetch', async (path: string, { body = '{}' }: { body?: string } = {}) => {
    const [bare] = path.split('?');
    const { property, liked } = JSON.parse(body) as { property?: string; liked?: boolean };
    if (bare === '/api/buyer/saved') saved = liked ? [...saved, property!] : saved.filter((one) => one !== property);
    const entries = saved.map((id) => (id === gone ? removed : entryOf(id))) as unknown as ActivityEntry[];
    if (bare === '/api/me/activity/saved') return Response.json({ entries, total: saved.length, cursor: null });
    if (bare === '/api/me/marks') return Response.json({ saved, contacted: [], seen: [] });
    return Response.json({});
  });
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('announces how many saved homes are left after a removal, and continues from a restored one', async () => {
  const { startSession } = await import('../../shared/session/session.ts');
  const { queryClient } = await import('../../shared/api/query-client.ts');
  const { default: ActivityPage } = await import('./activity-page.tsx');
  const { Toasts } = await import('../../shared/ui/toasts.tsx');
  startSession('tok');
  render(
    <QueryClientProvider client={queryClient}>
      <ActivityPage />
      <Toasts />
    </QueryClientProvider>,
  );
  await screen.findByText('3 properties');
  await screen.findByRole('button', { name: 'Compare Sunny flat' });
  await screen.findByRole('button', { name: 'Save Gone flat' });
  expect(screen.queryByRole('button', { name: 'Compare Gone flat' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Save Sunny flat' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText('2 properties')).toBeTruthy();
  expect(screen.queryByText('Sunny flat')).toBeNull();

  undo.focus();
  fireEvent.click(undo);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sunny flat'));
  expect(screen.getByText('3 properties')).toBeTruthy();
});
