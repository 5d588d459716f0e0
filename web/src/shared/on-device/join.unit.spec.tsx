// @vitest-environment happy-dom
import { type ListingId, listingIdFromNumber } from '@naksha/events/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Each page load imports its modules again.
configure({ asyncUtilTimeout: 15_000 });

const [FIRST, SECOND, THIRD] = [7, 8, 9].map(listingIdFromNumber);
const titles = { [FIRST]: 'A flat', [SECOND]: 'A house', [THIRD]: 'A plot' };

type Account = { saved: ListingId[]; dismissed: ListingId[] };
let accounts: Record<string, Account>;
let sent: string[];
let missing: ListingId[];

beforeEach(() => {
  accounts = { asha: { saved: [], dismissed: [] }, bina: { saved: [], dismissed: [] } };
  sent = [];
  missing = [];
  vi.stubGlobal('fetch', async (path: string, { body = '{}' }: { body?: string } = {}) => {
    const account = localStorage.getItem('access_token') ?? '';
    const [bare] = path.split('?');
    const { property, liked } = JSON.parse(body) as { property: ListingId; liked?: boolean };
    if (bare === '/api/auth/myprofile') return Response.json({ users: { account_tag: account } });
    if (bare === '/api/auth/signout') return Response.json({});
    if (bare.startsWith('/api/buyer/')) {
      if (missing.includes(property)) return Response.json({ status: 410, code: 'gone', title: '' }, { status: 410 });
      sent.push(`${account} ${bare.split('/').at(-1)} ${property}${liked === undefined ? '' : ` ${liked}`}`);
      accounts[account][bare.endsWith('/saved') ? 'saved' : 'dismissed'].push(property);
    }
    return Response.json(bare === '/api/me/marks' ? { contacted: [], seen: [], own: [], ...accounts[account] } : {});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A page load of whoever has the token. */
async function loadPage() {
  cleanup();
  vi.resetModules();
  const { queryClient } = await import('../api/query-client.ts');
  const { default: LoadedCardButtons } = await import('../saving/card-signs.tsx');
  const { default: JoinDeviceLists } = await import('./join-device-lists.tsx');
  const { restoreSession, signOutAndLoadPage, startSession, useSession } = await import('../session/session.ts');
  const { storeRecentSearch, useRecentSearches } = await import('../places/recent-searches.ts');
  const { Toasts } = await import('../ui/toasts.tsx');
  function Page() {
    const searches = useRecentSearches();
    return (
      <QueryClientProvider client={queryClient}>
        {[FIRST, SECOND, THIRD].map((id) => (
          <LoadedCardButtons key={id} card={{ id, title: titles[id] }} hideable />
        ))}
        <p data-testid="searches">{searches.map(({ name }) => name).join()}</p>
        <main id="home-list" tabIndex={-1} />
        <Toasts />
        {useSession() === 'in' && <JoinDeviceLists route="Home" />}
      </QueryClientProvider>
    );
  }
  render(<Page />);
  // Lazy in the page.
  await import('./join-dialog.tsx');
  await act(restoreSession);
  return {
    search: (name: string) =>
      act(() => storeRecentSearch(name, { query: name, places: [], ignored: [], corrections: [], choices: [] })),
    signIn: (account: string) => act(() => startSession(account)),
    signOut: () => signOutAndLoadPage('#home', async () => undefined),
  };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressed = (verb: 'Save' | 'Compare') =>
  Object.values(titles).filter(
    (title) => screen.getByLabelText(`${verb} ${title}`).getAttribute('aria-pressed') === 'true',
  );
const searches = () => screen.getByTestId('searches').textContent;
const question = () => screen.queryByRole('dialog', { name: 'Add homes saved in this browser?' });

/** Of all four kinds. */
async function keepEverything() {
  const page = await loadPage();
  press('Save A flat');
  await waitFor(() => expect(pressed('Save')).toEqual(['A flat']));
  press('Compare A house');
  press('Hide A plot');
  page.search('2 bhk kharar');
  await waitFor(() => expect(localStorage.getItem('naksha.hidden')).toBe(THIRD));
  return page;
}
const onDevice = () => ['saved', 'hidden', 'compare', 'searches'].map((key) => localStorage.getItem(`naksha.${key}`));
const EMPTY = [null, null, null, null];

it('B-13 what a visitor saves, hides, compares and searches stays in the browser, and nothing is sent', async () => {
  await keepEverything();
  await loadPage();
  expect([pressed('Save'), pressed('Compare'), searches()]).toEqual([['A flat'], ['A house'], '2 bhk kharar']);
  press('Save A flat');
  await waitFor(() => expect(pressed('Save')).toEqual([]));
  expect([localStorage.getItem('naksha.saved'), sent]).toEqual([null, []]);
});

it('B-13 H-20 what a visitor keeps joins the account once, as a union, and leaves the browser with it', async () => {
  accounts.asha.saved = [SECOND];
  const { signIn, signOut } = await keepEverything();
  signIn('asha');
  await waitFor(() => expect(onDevice()).toEqual(EMPTY));
  expect(sent).toEqual(expect.arrayContaining([`asha saved ${FIRST} true`, `asha dismissed ${THIRD}`]));
  await waitFor(() => expect(pressed('Save')).toEqual(['A flat', 'A house']));
  await loadPage();
  await waitFor(() => expect(pressed('Save')).toEqual(['A flat', 'A house']));
  expect([pressed('Compare'), searches(), sent.length]).toEqual([['A house'], '2 bhk kharar', 2]);
  await signOut();
  expect(Object.keys({ ...localStorage })).toEqual(['naksha.owner']);
  await loadPage();
  expect([pressed('Save'), pressed('Compare'), searches()]).toEqual([[], [], '']);
});

it('H-20 a session that expires takes what it stored in the browser with it', async () => {
  const { signIn } = await keepEverything();
  signIn('asha');
  await waitFor(() => expect(onDevice()).toEqual(EMPTY));
  act(() => {
    localStorage.removeItem('access_token');
    dispatchEvent(new Event('storage'));
  });
  await waitFor(() => expect([pressed('Save'), pressed('Compare'), searches()]).toEqual([[], [], '']));
  expect(Object.keys({ ...localStorage })).toEqual(['naksha.owner']);
});

it('A-29 another person who signs in on the device is asked first, and may keep it apart', async () => {
  localStorage.setItem('naksha.owner', 'asha');
  const { signIn, signOut } = await keepEverything();
  signIn('bina');
  await screen.findByRole('dialog', { name: 'Add homes saved in this browser?' });
  for (const text of ['1 saved home', '1 hidden home', '1 home to compare', '1 recent search']) screen.getByText(text);
  expect([pressed('Save'), pressed('Compare'), searches(), sent]).toEqual([[], [], '', []]);
  press('Not mine');
  expect(question()).toBeNull();
  await loadPage();
  await waitFor(() => expect(localStorage.getItem('naksha.account.declined')).toBe('yes'));
  expect([question(), pressed('Save'), sent]).toEqual([null, [], []]);
  await signOut();
  const back = await loadPage();
  expect([pressed('Save'), pressed('Compare'), searches()]).toEqual([['A flat'], ['A house'], '2 bhk kharar']);
  back.signIn('bina');
  await screen.findByRole('dialog', { name: 'Add homes saved in this browser?' });
  press('Add to my account');
  await waitFor(() => expect(onDevice()).toEqual(EMPTY));
  expect(accounts).toMatchObject({ asha: { saved: [] }, bina: { saved: [FIRST], dismissed: [THIRD] } });
});

it('A-29 the person who used the device last is not asked', async () => {
  localStorage.setItem('naksha.owner', 'asha');
  const { signIn } = await keepEverything();
  signIn('asha');
  await waitFor(() => expect(onDevice()).toEqual(EMPTY));
  expect([question(), accounts.asha.saved]).toEqual([null, [FIRST]]);
});

it('leaves out homes that were deleted since', async () => {
  const { signIn } = await keepEverything();
  missing = [FIRST];
  signIn('asha');
  await waitFor(() => expect(onDevice()).toEqual(EMPTY));
  expect(accounts.asha).toEqual({ saved: [], dismissed: [THIRD] });
});

it('says once that a full or closed browser storage loses what is saved, and shows it until the page closes', async () => {
  await loadPage();
  vi.stubGlobal('localStorage', {
    ...{ length: 0, key: () => null, getItem: () => null, removeItem: () => undefined },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  press('Save A flat');
  press('Compare A house');
  const notice = /can’t store anything more/;
  await screen.findByText(notice);
  expect(screen.getAllByText(notice)).toHaveLength(1);
  expect([pressed('Save'), pressed('Compare')]).toEqual([['A flat'], ['A house']]);
});
