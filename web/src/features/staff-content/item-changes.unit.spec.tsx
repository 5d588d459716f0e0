// @vitest-environment happy-dom
import type { ContentItem } from '@naksha/events/wire/content';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded lazily by the dialog; loading time is not under test.
import '../../shared/ui/dialog.tsx';
import { ItemDetail } from './item-detail.tsx';
import { ItemList } from './item-list.tsx';
import { ItemVersions } from './item-versions.tsx';
import { ConflictingShippedItems, ShippedChange } from './shipped-change.tsx';
import { pressButton, pressInDialog, stubContentApi, typeInField } from './testing/answered-calls.ts';

const { fetched, sent, headersOf, callsOf } = stubContentApi();

const ARTICLE = {
  ...{ slug: 'units', state: 'published', language: 'en', title: 'Units', author: 'Naksha editorial', cover: 'units' },
  ...{ category: 'Guides', postedOn: '2026-11-01', excerpt: 'What they are.', text: 'A *gaj*.' },
};

describe('an earlier version of an item', () => {
  const change = { by: 'staff', name: 'Meera', what: 'defined', fields: ['text'], on: '2026-11-20T06:00:00Z' };
  const item = { kind: 'blog', id: 'units', version: 3, state: 'defined', definition: ARTICLE };
  const was = { ...ARTICLE, state: 'draft', text: 'As it was.' };
  const history = [3, 2, 1].map((version) => ({ ...change, version, ...(version === 2 && { own: true }) }));
  let putAnswer: () => Response;
  beforeEach(() => {
    putAnswer = () => Response.json({ code: 200, position: '1:1' });
    fetched.mockImplementation(async (address, init) => {
      if (init?.method === 'PUT') return putAnswer();
      if (String(address).includes('/versions/')) return Response.json({ version: 1, definition: was });
      return Response.json({ item: { ...item, version: 4, definition: { ...ARTICLE, text: 'Hers.' } } });
    });
  });
  const open = async (changes: Partial<ContentItem> = {}) => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ItemVersions item={{ ...item, history, ...changes } as unknown as ContentItem} />
      </QueryClientProvider>,
    );
    const compare = screen.getAllByRole('button', { name: 'Compare' });
    await act(async () => void fireEvent.click(compare[compare.length - 1]));
    await screen.findByRole('button', { name: 'Restore this version' });
    await pressButton('Restore this version');
  };
  const puts = () => callsOf('PUT');
  const confirm = () => pressInDialog('Restore this version');

  it('L-26 is restored over the version that was read, without changing its publication, as announced', async () => {
    await open();
    expect(screen.getAllByText('You:')).toHaveLength(1);
    expect(screen.getAllByText('Text').length).toBeGreaterThan(2);
    expect(puts()).toEqual([]);
    expect((await screen.findByRole('dialog')).textContent).toContain('This version becomes public at once.');
    await confirm();
    expect(String(fetched.mock.calls[0][0])).toMatch(/^\/api\/staff\/content\/blog\/units\/versions\/1(\?|$)/);
    const [put] = puts();
    const { slug: _, ...said } = was;
    expect(sent(put)).toEqual({ to: 'PUT /api/staff/content/blog/units', body: { ...said, state: 'published' } });
    expect(headersOf(put).get('if-match')).toBe('"3"');
  });

  it('of a retired article is restored as a draft', async () => {
    await open({ state: 'retired' });
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'This version stays a draft until someone publishes it.',
    );
    await confirm();
    expect(sent(puts()[0]).body).toMatchObject({ state: 'draft', text: 'As it was.' });
  });

  it('is shown next to a concurrent change, and restored after that was read', async () => {
    const latest = { version: 4, on: '2026-11-20T06:00:00Z', by: 'staff', name: 'Arun' };
    putAnswer = () => Response.json({ code: 'item_changed', latest }, { status: 412 });
    await open();
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Arun changed this item on 20 Nov/);
    expect((await screen.findByLabelText('Current version: Text')).textContent).toContain('Hers.');
    expect(screen.getByLabelText('Your version: Text').textContent).toContain('As it was.');
    putAnswer = () => Response.json({ code: 200, position: '1:2' });
    await pressButton('Save my version');
    expect(headersOf(puts()[1]).get('if-match')).toBe('"4"');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an item to be retired', () => {
  const item = { kind: 'faq', id: 'who', version: 3, state: 'defined', history: [] };
  const said = (question: string) => ({ slug: 'who', question: { en: question }, answer: { en: 'Us.' }, order: 0 });
  const retire = () => pressInDialog('Retire');
  const versionsSent = () => callsOf('DELETE').map((k) => headersOf(k).get('if-match'));

  it('is retired in the version that was read; a concurrent change is shown first', async () => {
    const latest = { version: 4, on: '2026-11-20T06:00:00Z', by: 'staff', name: 'Arun' };
    let now: object = { ...item, definition: said('Who?') };
    fetched.mockImplementation(async (address, init) => {
      if (init?.method !== 'DELETE')
        return Response.json(String(address).includes('/faq/who') ? { item: now } : { items: [] });
      const isCurrent = new Headers(init.headers).get('if-match') === '"4"';
      if (isCurrent) return Response.json({ code: 200, position: '1:2' });
      now = { ...item, version: 4, definition: said('Who else?') };
      return Response.json({ code: 'item_changed', latest }, { status: 412 });
    });
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ItemDetail kind="faq" id="who" />
      </QueryClientProvider>,
    );
    await screen.findByRole('button', { name: 'Retire' });
    await pressButton('Retire');
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'The question will be removed from the questions page.',
    );
    await retire();
    expect(versionsSent()).toEqual(['"3"']);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Arun changed this item on 20 Nov.*, so it was not retired/,
    );
    expect(screen.getByLabelText('When you opened it: Question').textContent).toContain('English: Who?');
    expect((await screen.findByLabelText('Current version: Question')).textContent).toContain('English: Who else?');
    await pressButton('Retire the current version');
    await retire();
    expect(versionsSent()).toEqual(['"3"', '"4"']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('is listed separately with the time once retired, and opens like the others', async () => {
  const row = (id: string, name: string) => ({ id, name, names: { en: name }, aka: [] });
  fetched.mockImplementation(async (address) =>
    Response.json(
      String(address).includes('state=retired')
        ? { items: [{ ...row('old', 'Old question?'), retired_on: '2026-11-20T06:00:00Z' }] }
        : { items: [row('new', 'New question?')] },
    ),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ItemList kind="faq" open={undefined} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('New question?')).toBeTruthy();
  expect(screen.queryByText('Old question?')).toBeNull();
  await pressButton('Retired questions');
  const link = (await screen.findByText('Old question?')).closest('a');
  expect(link?.getAttribute('href')).toBe('/staff/content?kind=faq&id=old');
  expect(link?.textContent).toMatch(/Retired 20 Nov/);
  expect(screen.queryByText('New question?')).toBeNull();
  typeInField('Search', 'nothing such');
  expect(screen.getByText('No items with this name.')).toBeTruthy();
});

describe('a link edited by staff whose supplied version has changed', () => {
  const link = { title: { en: '2BHK' }, group: { en: 'Flats' }, query: 'bedroom=2&price_range=0,80', order: 1 };
  const item = { kind: 'query-link', id: 'flats', version: 2, state: 'defined', history: [] };
  const open = async () => {
    fetched.mockImplementation(async (address, init) => {
      if (init?.method === 'PUT') return Response.json({ code: 200, position: '1:1' });
      if (String(address).includes('/query-link/flats'))
        return Response.json({ item: { ...item, definition: link, shipped: { query: 'bedrooms=2' } } });
      return Response.json({ changed: [{ kind: 'query-link', id: 'flats', name: '2BHK' }], property: [], total: 0 });
    });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ConflictingShippedItems />
        <ShippedChange
          item={{ ...item, definition: { slug: 'flats', ...link } } as unknown as ContentItem}
          shipped={{ query: 'bedrooms=2' }}
        />
      </QueryClientProvider>,
    );
    const listed = await screen.findByRole('link', { name: '2BHK' });
    expect(listed.getAttribute('href')).toBe('/staff/content?kind=query-link&id=flats');
  };

  it('shows both filters; each choice is saved over the version that was read', async () => {
    await open();
    const values = screen.getAllByText(/^bedrooms?=2/).map(({ textContent }) => textContent);
    expect(values).toEqual([link.query, 'bedrooms=2']);
    await pressButton('Use the new filter');
    await pressButton('Keep our filter');
    const puts = callsOf('PUT');
    expect(puts.map((k) => headersOf(k).get('if-match'))).toEqual(['"2"', '"2"']);
    expect(puts.map((k) => sent(k).body)).toEqual([
      { ...link, query: 'bedrooms=2' },
      { ...link, keptInsteadOf: 'bedrooms=2' },
    ]);
  });
});
