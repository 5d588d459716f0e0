// @vitest-environment happy-dom
import type { ContentItem } from '@naksha/events/wire/content';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KindForm } from './kind-form.tsx';

const fetched = vi.fn<typeof fetch>();
const sent = (k = 0) => {
  const [address, init] = fetched.mock.calls[k];
  return { to: `${init?.method} ${address}`, body: JSON.parse(String(init?.body)) };
};
const headersOf = (k = 0) => new Headers(fetched.mock.calls[k][1]?.headers);
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => Response.json({ code: 200, position: '1:1' }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const saved = vi.fn();
const show = (kind: 'blog' | 'faq', item?: Partial<ContentItem>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KindForm
        kind={kind}
        item={item && ({ kind, version: 3, history: [], ...item } as unknown as ContentItem)}
        onSaved={saved}
      />
    </QueryClientProvider>,
  );
const type = (label: string | RegExp, value: string, at = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[at], { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const ARTICLE = {
  ...{ slug: 'units', state: 'published', language: 'en', title: 'Units', author: 'Naksha editorial', cover: 'units' },
  ...{ category: 'Guides', postedOn: '2026-11-01', excerpt: 'What they are.', text: 'A *gaj*.' },
};

describe('the form of an article', () => {
  it('drafts a new one under an address made of its title', async () => {
    show('blog');
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
    type('Title', 'Gaj and marla');
    type('Category', 'Guides');
    type('How it begins', 'What they are.');
    type('Text', '## Gaj\n\nA square yard.');
    await press('Save draft');
    const { to, body } = sent();
    expect(to).toBe('PUT /api/staff/content/blog/gaj-and-marla');
    expect(body).toMatchObject({ state: 'draft', title: 'Gaj and marla', text: '## Gaj\n\nA square yard.' });
    expect(body).toMatchObject({
      author: 'Naksha editorial',
      language: 'en',
      postedOn: expect.stringMatching(/^\d{4}-/),
    });
    expect(saved).toHaveBeenCalledWith('gaj-and-marla');
    expect(headersOf().get('if-none-match')).toBe('*');
    expect(localStorage.length).toBe(0);
  });

  it('overwrites no article that has its title: it says whose that is, and is saved as another', async () => {
    const latest = { version: 2, on: '2026-11-20T06:00:00Z', by: 'staff', name: 'Meera' };
    const theirs = { kind: 'blog', id: 'units', version: 2, state: 'defined', definition: ARTICLE, history: [] };
    fetched.mockImplementation(async (address, init) => {
      if (init?.method !== 'PUT') return Response.json({ item: theirs });
      if (String(address).endsWith('/units-2')) return Response.json({ code: 200, position: '1:2' });
      return Response.json({ code: 'item_exists', latest }, { status: 412 });
    });
    show('blog');
    type('Title', 'Units');
    type('Text', 'Mine.');
    await press('Save draft');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /id units already. Meera changed it last, on 20 Nov/,
    );
    await screen.findByText('A *gaj*.');
    expect(saved).not.toHaveBeenCalled();
    expect(localStorage.getItem('naksha.content')).toContain('Mine.');
    await press('Save mine as units-2');
    expect(saved).toHaveBeenCalledWith('units-2');
    expect(localStorage.length).toBe(0);
  });

  it('is saved over the version that was read; of what came since, both are shown before either is kept', async () => {
    const latest = { version: 4, on: '2026-11-20T06:00:00Z', by: 'staff', name: 'Meera' };
    const theirs = { ...{ kind: 'blog', id: 'units', state: 'defined', history: [] }, version: 4 };
    fetched.mockImplementation(async (_, init) => {
      if (init?.method !== 'PUT')
        return Response.json({ item: { ...theirs, definition: { ...ARTICLE, text: 'Hers.' } } });
      if (new Headers(init.headers).get('if-match') === '"4"') return Response.json({ code: 200, position: '1:2' });
      return Response.json({ code: 'item_changed', latest }, { status: 412 });
    });
    show('blog', { id: 'units', state: 'defined', definition: ARTICLE });
    type('Text', 'Mine.');
    await press('Publish changes');
    expect(headersOf().get('if-match')).toBe('"3"');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Meera changed it on 20 Nov/);
    expect((await screen.findByLabelText('As it is now: text')).textContent).toContain('Hers.');
    expect(screen.getByLabelText('Yours: text').textContent).toContain('Mine.');
    expect(screen.queryByLabelText('Yours: title')).toBeNull();
    await press('Save mine instead');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent(fetched.mock.calls.findLastIndex(([, init]) => init?.method === 'PUT')).body.text).toBe('Mine.');
  });

  it('L-26 outlives its page while it is unsaved, and is asked about before the page is left', async () => {
    show('blog');
    type('Title', 'Half an article');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/elsewhere' }));
    await act(async () => link.click());
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
    link.remove();
    cleanup();
    show('blog');
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Half an article');
    expect(screen.getByText(/text of yours from .* that was not saved/)).toBeTruthy();
    await press('Throw it away');
    expect(screen.getByLabelText('Title')).toHaveProperty('value', '');
    const afterwards = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(afterwards);
    expect(afterwards.defaultPrevented).toBe(false);
  });

  it('shows it as everybody will read it while it is typed, and says what will not be kept', async () => {
    show('blog', { id: 'units', state: 'defined', definition: ARTICLE });
    expect((await screen.findByText('gaj')).tagName).toBe('EM');
    expect(screen.queryByText(/are left out when it is saved/)).toBeNull();
    type('Text', '**Bold** <script>alert(1)</script>');
    expect((await screen.findByText('Bold')).tagName).toBe('STRONG');
    expect(document.querySelector('script')).toBeNull();
    expect(screen.getByText(/are left out when it is saved/)).toBeTruthy();
  });

  it('publishes what is changed, and takes a published one back', async () => {
    show('blog', { id: 'units', state: 'defined', definition: ARTICLE });
    expect(screen.getByText('Published')).toBeTruthy();
    type('Title', 'Units of land');
    await press('Publish changes');
    expect(sent().to).toBe('PUT /api/staff/content/blog/units');
    expect(sent().body).toMatchObject({ state: 'published', title: 'Units of land', text: 'A *gaj*.' });
    await press('Take back to draft');
    expect(sent(fetched.mock.calls.length - 1).body.state).toBe('draft');
  });
});

it('the form of a question sends it in the languages that it was written in', async () => {
  show('faq');
  type('English', 'Who sees it?', 0);
  type('Punjabi', 'ਕੌਣ?', 0);
  type('English', 'Nobody.', 1);
  type('Place in the list, from 0', '3');
  await press('Save');
  expect(sent()).toEqual({
    to: 'PUT /api/staff/content/faq/who-sees-it',
    body: { question: { en: 'Who sees it?', pa: 'ਕੌਣ?' }, answer: { en: 'Nobody.' }, order: 3 },
  });
});
