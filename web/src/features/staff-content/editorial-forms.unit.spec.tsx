// @vitest-environment happy-dom
import type { ContentItem } from '@naksha/events/wire/content';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { profileQuery } from '../../shared/session/profile.ts';
// Loaded lazily by the dialog; loading time is not under test.
import '../../shared/ui/dialog.tsx';
import { ContentItemForm } from './kind-form.tsx';
import { pressButton, stubContentApi, typeInField } from './testing/answered-calls.ts';

const { fetched, sent, headersOf } = stubContentApi();
afterEach(() => localStorage.clear());
const saved = vi.fn();
const EDITOR = '9876543210';
const show = (kind: 'blog' | 'faq', item?: Partial<ContentItem>, editor = EDITOR) => {
  const queries = new QueryClient();
  queries.setQueryData(profileQuery.queryKey, { country_code: '+91', mobile_phone: editor } as never);
  return render(
    <QueryClientProvider client={queries}>
      <ContentItemForm
        kind={kind}
        item={item && ({ kind, version: 3, history: [], ...item } as unknown as ContentItem)}
        onSaved={saved}
      />
    </QueryClientProvider>,
  );
};

const ARTICLE = {
  ...{ slug: 'units', state: 'published', language: 'en', title: 'Units', author: 'Naksha editorial', cover: 'units' },
  ...{ category: 'Guides', postedOn: '2026-11-01', excerpt: 'What they are.', text: 'A *gaj*.' },
};

describe('the article form', () => {
  it('drafts a new article with a slug made of its title', async () => {
    show('blog');
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
    typeInField('Title', 'Gaj and marla');
    typeInField('Category', 'Guides');
    typeInField('Excerpt', 'What they are.');
    typeInField('Text', '## Gaj\n\nA square yard.');
    await pressButton('Save draft');
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

  it('overwrites no article with the same title: it says whose it is, and another slug is used', async () => {
    const latest = { version: 2, on: '2026-11-20T06:00:00Z', by: 'staff', name: 'Meera' };
    const theirs = { kind: 'blog', id: 'units', version: 2, state: 'defined', definition: ARTICLE, history: [] };
    fetched.mockImplementation(async (address, init) => {
      if (init?.method !== 'PUT') return Response.json({ item: theirs });
      if (String(address).endsWith('/units-2')) return Response.json({ code: 200, position: '1:2' });
      return Response.json({ code: 'item_exists', latest }, { status: 412 });
    });
    show('blog');
    typeInField('Title', 'Units');
    typeInField('Text', 'Mine.');
    await pressButton('Save draft');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /ID units already exists. Meera changed it last, on 20 Nov/,
    );
    await screen.findByText('A *gaj*.');
    expect(saved).not.toHaveBeenCalled();
    expect(localStorage.getItem('naksha.content')).toContain('Mine.');
    await pressButton('Save my version as units-2');
    expect(saved).toHaveBeenCalledWith('units-2');
    expect(localStorage.length).toBe(0);
  });

  it('is saved over the version that was read; a conflict shows both versions first', async () => {
    const latest = { version: 4, on: '2026-11-20T06:00:00Z', by: 'staff', name: 'Meera' };
    const theirs = { ...{ kind: 'blog', id: 'units', state: 'defined', history: [] }, version: 4 };
    fetched.mockImplementation(async (_, init) => {
      if (init?.method !== 'PUT')
        return Response.json({ item: { ...theirs, definition: { ...ARTICLE, text: 'Hers.' } } });
      if (new Headers(init.headers).get('if-match') === '"4"') return Response.json({ code: 200, position: '1:2' });
      return Response.json({ code: 'item_changed', latest }, { status: 412 });
    });
    show('blog', { id: 'units', state: 'defined', definition: ARTICLE });
    typeInField('Text', 'Mine.');
    await pressButton('Publish changes');
    expect(headersOf().get('if-match')).toBe('"3"');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Meera changed this item on 20 Nov/);
    expect((await screen.findByLabelText('Current version: Text')).textContent).toContain('Hers.');
    expect(screen.getByLabelText('Your version: Text').textContent).toContain('Mine.');
    expect(screen.queryByLabelText('Your version: Title')).toBeNull();
    await pressButton('Save my version');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent(fetched.mock.calls.findLastIndex(([, init]) => init?.method === 'PUT')).body.text).toBe('Mine.');
  });

  it('names the author of a concurrent change if it was the same user, and an invalid field by its label', async () => {
    const latest = { version: 4, on: '2026-11-20T06:00:00Z', by: 'staff', name: 'Meera', own: true };
    fetched.mockImplementation(async (_, init) =>
      init?.method === 'PUT'
        ? Response.json({ code: 'item_changed', latest }, { status: 412 })
        : Response.json({ item: { kind: 'blog', id: 'units', state: 'defined', definition: ARTICLE, version: 4 } }),
    );
    show('blog', { id: 'units', state: 'defined', definition: ARTICLE });
    typeInField('Text', 'Mine.');
    await pressButton('Publish changes');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^You changed this item on 20 Nov/);
    const errors = [{ field: 'postedOn', reason: 'must be a day' }];
    fetched.mockImplementation(async () => Response.json({ code: 'invalid', errors }, { status: 422 }));
    cleanup();
    show('blog', { id: 'units', state: 'defined', definition: ARTICLE });
    await pressButton('Publish changes');
    expect(await screen.findByText('Date: must be a day')).toBeTruthy();
  });

  it('keeps text typed during a save as unsaved', async () => {
    let accept: (answer: Response) => void = () => {};
    const answer = () => new Promise<Response>((resolve) => (accept = resolve));
    fetched.mockImplementation(answer);
    show('blog', { id: 'units', state: 'defined', definition: ARTICLE });
    typeInField('Text', 'Saved.');
    await pressButton('Publish changes');
    typeInField('Text', 'Saved. And more.');
    await act(async () => accept(Response.json({ code: 200, position: '1:2' })));
    expect(saved).toHaveBeenCalledWith('units');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Saved. And more.');
    expect(localStorage.getItem('naksha.content')).toContain('And more.');
    await pressButton('Publish changes');
    expect([headersOf(1).get('if-match'), sent(1).body.text]).toEqual(['"4"', 'Saved. And more.']);
    await act(async () => accept(Response.json({ code: 200, position: '1:3' })));
    expect(localStorage.length).toBe(0);
  });

  it('L-26 keeps unsaved text after the page is closed, and asks before the page is left', async () => {
    show('blog');
    typeInField('Title', 'Half an article');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/elsewhere' }));
    await act(async () => link.click());
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
    link.remove();
    await pressButton('Cancel');
    expect(screen.queryByText('Leave without saving?')).toBeNull();
    await act(async () => {
      history.replaceState(null, '');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
    cleanup();
    show('blog');
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Half an article');
    expect(screen.getByText(/your unsaved draft from /)).toBeTruthy();
    await pressButton('Discard draft');
    expect(screen.getByLabelText('Title')).toHaveProperty('value', '');
    const afterwards = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(afterwards);
    expect(afterwards.defaultPrevented).toBe(false);
  });

  it('keeps unsaved text only for its author, also in a shared browser', async () => {
    show('blog');
    typeInField('Title', 'Half an article');
    cleanup();
    expect(localStorage.getItem('naksha.content')).not.toContain(EDITOR);
    show('blog', undefined, '9876500000');
    expect(screen.getByLabelText('Title')).toHaveProperty('value', '');
    expect(screen.queryByText(/your unsaved draft/)).toBeNull();
    typeInField('Title', 'Another’s');
    cleanup();
    show('blog');
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Half an article');
  });

  it('keeps unsaved text of several new articles open at once; the latest is restored first', async () => {
    show('blog');
    show('blog');
    for (const [k, title] of ['Gaj', 'Marla', 'Gaj and bigha'].entries()) typeInField('Title', title, k % 2);
    cleanup();
    for (const title of ['Gaj and bigha', 'Marla', '']) {
      show('blog');
      expect(screen.getByLabelText('Title')).toHaveProperty('value', title);
      if (title) await pressButton('Discard draft');
      cleanup();
    }
    expect(localStorage.length).toBe(0);
  });

  it('shows a preview while typing, and what will be removed', async () => {
    show('blog', { id: 'units', state: 'defined', definition: ARTICLE });
    expect((await screen.findByText('gaj')).tagName).toBe('EM');
    expect(screen.queryByText(/are removed when you save/)).toBeNull();
    typeInField('Text', '**Bold** <script>alert(1)</script>');
    expect((await screen.findByText('Bold')).tagName).toBe('STRONG');
    expect(document.querySelector('script')).toBeNull();
    expect(screen.getByText(/are removed when you save/)).toBeTruthy();
  });

  it('publishes changes, and unpublishes an article', async () => {
    show('blog', { id: 'units', state: 'defined', definition: ARTICLE });
    expect(screen.getByText('Published')).toBeTruthy();
    typeInField('Title', 'Units of land');
    await pressButton('Publish changes');
    expect(sent().to).toBe('PUT /api/staff/content/blog/units');
    expect(sent().body).toMatchObject({ state: 'published', title: 'Units of land', text: 'A *gaj*.' });
    await pressButton('Unpublish');
    expect(sent(fetched.mock.calls.length - 1).body.state).toBe('draft');
  });
});

it('the question form sends the languages in which it was written', async () => {
  show('faq');
  typeInField('English', 'Who sees it?', 0);
  typeInField('Punjabi', 'ਕੌਣ?', 0);
  typeInField('English', 'Nobody.', 1);
  typeInField('Position in the list, from 0', '3');
  await pressButton('Save');
  expect(sent()).toEqual({
    to: 'PUT /api/staff/content/faq/who-sees-it',
    body: { question: { en: 'Who sees it?', pa: 'ਕੌਣ?' }, answer: { en: 'Nobody.' }, order: 3 },
  });
});
