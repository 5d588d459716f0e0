// @vitest-environment happy-dom
import { listingIdFromNumber } from '@naksha/events/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const [HERE, SOLD] = [7, 8].map(listingIdFromNumber);
const card = {
  ...{ id: HERE, slug: `flat-${HERE}`, title: 'Corner flat', property_subtype: 'flat', expected_price: 8_000_000 },
  ...{ locality: 'Sector 70', city: 'Mohali' },
};

let asked: string[];
beforeEach(() => {
  asked = [];
  localStorage.setItem('naksha.hidden', `${HERE},${SOLD}`);
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.startsWith('/api/map/matches')) return Response.json({ listings: path.includes(HERE) ? [card] : [] });
    asked.push(path);
    return Response.json({ ids: [HERE] });
  });
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('shows how many homes in the list are hidden, and lists all hidden ones with a button to show them again', async () => {
  const { queryClient } = await import('../../../shared/api/query-client.ts');
  const { default: HiddenHomesNote } = await import('./hidden-note.tsx');
  const onFound = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <HiddenHomesNote
        shown={{ hidden: 1, onFound }}
        view={{ filter: { bedroom: 2 }, at: undefined }}
        bbox={[76, 30, 77, 31]}
      />
    </QueryClientProvider>,
  );
  screen.getByText('1 home here is hidden.');
  await waitFor(() => expect(onFound).toHaveBeenLastCalledWith(1));
  expect([...new URL(asked[0], 'http://localhost').searchParams]).toEqual(
    expect.arrayContaining([
      ['bedroom', '2'],
      ['ids', `${HERE},${SOLD}`],
    ]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Hidden homes (2)' }));
  expect((await screen.findByRole('link', { name: /Corner flat/ })).getAttribute('href')).toBe(`/flat/flat-${HERE}`);
  await screen.findByText('No longer for sale');
  fireEvent.click(screen.getByRole('button', { name: 'Show Corner flat again' }));
  await waitFor(() => expect(localStorage.getItem('naksha.hidden')).toBe(SOLD));
  expect(screen.queryByText(/Corner flat/)).toBeNull();
});
