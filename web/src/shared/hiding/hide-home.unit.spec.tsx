// @vitest-environment happy-dom
import { listingIdFromNumber, listingNumber } from '@naksha/events/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const [FIRST, SECOND] = [7, 8].map(listingIdFromNumber);
let account: string[];
let refuse: (path: string, property: string) => Response | undefined;

beforeEach(() => {
  account = [];
  refuse = () => undefined;
  vi.stubGlobal('fetch', async (path: string, { body = '{}' }: { body?: string } = {}) => {
    const [bare] = path.split('?');
    const { property } = JSON.parse(body) as { property: string };
    const refused = refuse(bare, property);
    if (refused) return refused;
    if (bare === '/api/buyer/dismissed') account = [...account, property];
    if (bare === '/api/buyer/undismissed') account = account.filter((one) => one !== property);
    if (bare === '/api/auth/myprofile') return Response.json({ users: { account_tag: 'asha' } });
    const marks = { saved: [], contacted: [], seen: [], own: [], dismissed: account };
    return Response.json(bare === '/api/me/marks' ? marks : {});
  });
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open() {
  const { HideHomeButton } = await import('../saving/card-signs.tsx');
  const { startSession } = await import('../session/session.ts');
  const { queryClient } = await import('../api/query-client.ts');
  const { default: JoinDeviceLists } = await import('../on-device/join-device-lists.tsx');
  const { useSession } = await import('../session/session.ts');
  const JoinWhenSignedIn = () => useSession() === 'in' && <JoinDeviceLists route="Home" />;
  const { useOwnMarks } = await import('../session/use-marks.ts');
  const { Toasts } = await import('../ui/toasts.tsx');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      {children}
      <HideHomeButton card={{ id: FIRST, title: 'A flat' }} />
      <HideHomeButton card={{ id: SECOND, title: 'A house' }} />
      <Toasts />
      <JoinWhenSignedIn />
    </QueryClientProvider>
  );
  const { result } = renderHook(useOwnMarks, { wrapper });
  return { signIn: () => act(() => startSession('tok')), hidden: () => [...result.current.dismissed] };
}
const hide = (title: string) => fireEvent.click(screen.getByRole('button', { name: `Hide ${title}` }));
const numbers = (...ids: (typeof FIRST)[]) => ids.map(listingNumber);

it('stores hidden homes on the device while signed out, can undo it, and keeps it after a reload', async () => {
  const { hidden } = await open();
  hide('A flat');
  await waitFor(() => expect(hidden()).toEqual(numbers(FIRST)));
  hide('A house');
  await waitFor(() => expect(hidden()).toEqual(numbers(FIRST, SECOND)));
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await waitFor(() => expect(hidden()).toEqual(numbers(FIRST)));
  expect(account).toEqual([]);
  cleanup();
  vi.resetModules();
  expect((await open()).hidden()).toEqual(numbers(FIRST));
});

it('moves hidden homes to the account at sign-in, except for deleted listings', async () => {
  localStorage.setItem('naksha.hidden', `${FIRST},${SECOND}`);
  refuse = (path, property) =>
    path.startsWith('/api/buyer/') && property === FIRST
      ? Response.json({ status: 410, code: 'gone', title: '' }, { status: 410 })
      : undefined;
  const { signIn, hidden } = await open();
  signIn();
  await waitFor(() => expect(localStorage.getItem('naksha.hidden')).toBeNull());
  expect(account).toEqual([SECOND]);
  expect(hidden()).toEqual(numbers(SECOND));
});

it('keeps those on the device that the server could not store', async () => {
  localStorage.setItem('naksha.hidden', FIRST);
  const told = vi.spyOn(console, 'info').mockReturnValue();
  refuse = (path) =>
    path.startsWith('/api/buyer/')
      ? Response.json({ status: 422, code: 'invalid', title: '' }, { status: 422 })
      : undefined;
  const { signIn, hidden } = await open();
  signIn();
  await waitFor(() => expect(told).toHaveBeenCalledWith('device lists not added to the account:', expect.anything()));
  expect([localStorage.getItem('naksha.hidden'), hidden()]).toEqual([FIRST, numbers(FIRST)]);
});

it('hides at once for signed-in users, and shows the home again if the request fails', async () => {
  const { signIn, hidden } = await open();
  signIn();
  hide('A flat');
  await waitFor(() => expect([account, hidden()]).toEqual([[FIRST], numbers(FIRST)]));
  expect(localStorage.getItem('naksha.hidden')).toBeNull();
  refuse = (path) =>
    path.startsWith('/api/buyer/')
      ? Response.json({ status: 422, code: 'invalid', title: '' }, { status: 422 })
      : undefined;
  hide('A house');
  await screen.findByRole('alert');
  await waitFor(() => expect(hidden()).toEqual(numbers(FIRST)));
});
