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
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => Response.json({ code: 200, position: '1:1' }));
});
afterEach(() => {
  cleanup();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const saved = vi.fn();
const show = (kind: 'blog' | 'faq', item?: Partial<ContentItem>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KindForm kind={kind} item={item && ({ kind, history: [], ...item } as unknown as ContentItem)} onSaved={saved} />
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
