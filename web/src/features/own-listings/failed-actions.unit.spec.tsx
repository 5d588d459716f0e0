// @vitest-environment happy-dom
import { listingIdFromNumber } from '@naksha/events/kernel';
import type { OwnListing } from '@naksha/events/wire/own-listings';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Toasts } from '../../shared/ui/toasts.tsx';
import { BulkActionsBar } from './bulk-bar.tsx';
import { RelistButton } from './relist-button.tsx';
import { ConfirmSoldDialog } from './sold-confirm.tsx';
import { ConfirmAvailabilityButton } from './still-available.tsx';

// Otherwise loaded on demand, which can take longer than a query waits.
beforeAll(() => import('../../shared/ui/dialog.tsx'));
afterEach(() => {
  for (const dismiss of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(dismiss);
  cleanup();
  vi.unstubAllGlobals();
});

const id = listingIdFromNumber(7);
const listing = { id, title: 'Corner flat', listing_state: 'verified' } as OwnListing;

it.each([
  ['relist', 'Put back on the market', <RelistButton key="relist" id={id} until="2126-01-01T00:00:00Z" />],
  ['confirm-availability', 'Still available', <ConfirmAvailabilityButton key="confirm" listing={{ id }} asked />],
  ['sold-delete', 'Mark as sold', <ConfirmSoldDialog key="sold" id={id} onClose={() => {}} />],
  [
    'confirm-availability',
    'Confirm 1 as available',
    <BulkActionsBar key="bulk" listings={[listing]} chosen={new Set([id])} onChoose={() => {}} onDeleted={() => {}} />,
  ],
])('X-17 a failure of %s, requested with "%s", is shown and the button works again', async (path, label, action) => {
  const fetched = vi.fn(async (_url: string) => Response.json({ status: 500, code: 'internal' }, { status: 500 }));
  vi.stubGlobal('fetch', fetched);
  render(
    <>
      {action}
      <Toasts />
    </>,
  );
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: label });
  fireEvent.click(button);
  const alert = await screen.findByRole('alert');
  within(alert).getByText('Something went wrong on our side. Try again.');
  expect(fetched.mock.calls.map(([url]) => url.split('/')[3])).toEqual([path]);
  await vi.waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
});
