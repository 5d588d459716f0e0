// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from '../../shared/ui/toasts.tsx';
import ContactPage from './contact-page.tsx';
import ContactSection from './contact-section.tsx';

const TYPED = {
  ...{ Name: 'Asha', Email: 'asha@example.in', 'Phone number': '98765 43210' },
  ...{ Subject: 'A plot', Message: 'Near the lake?' },
};
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const typed = () => Object.fromEntries(Object.keys(TYPED).map((label) => [label, control(label).value]));
const EMPTY = Object.fromEntries(Object.keys(TYPED).map((label) => [label, '']));
const fill = (texts: object) => {
  for (const [label, value] of Object.entries(texts)) fireEvent.change(control(label), { target: { value } });
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const PLACES = [
  ['the contact page', ContactPage],
  ['the landing page', ContactSection],
] as const;

describe.each(PLACES)('the form of %s', (_, Page) => {
  const fetched = vi.fn<typeof fetch>();
  const scrolled = vi.fn();
  const shownField = vi.fn();
  // Otherwise loaded on typing, but timers are fake here.
  beforeAll(() => import('@naksha/events/phone'));
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('scrollTo', scrolled);
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      shownField(this.getAttribute('name'));
    };
    open();
  });
  const open = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Page />
        <Toasts />
      </QueryClientProvider>,
    );
  afterEach(() => {
    cleanup();
    for (const mock of [fetched, scrolled, shownField]) mock.mockReset();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const keys = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

  it('V-01 shows the first invalid field when it is submitted, and sends nothing', async () => {
    fill({ ...TYPED, Email: 'asha', Subject: '' });
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    send();
    await pass(10_000);
    expect(shownField.mock.calls).toEqual([['email']]);
    expect(fetched).not.toHaveBeenCalled();
    expect(typed()).toMatchObject({ Email: 'asha', Message: TYPED.Message });
  });

  it('L-23 X-09 shows thanks with the name before a response arrives, with empty fields and the page at its top', async () => {
    fetched.mockImplementation(() => new Promise(() => {}));
    fill(TYPED);
    send();
    await pass(0);
    expect(screen.getByText('Thank you, Asha, for connecting with us.')).toBeTruthy();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(typed()).toEqual(EMPTY);
    expect(scrolled.mock.calls).toEqual([[{ top: 0 }]]);
  });

  it('X-10 retries with the same key; after another failure it says so and restores the text', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    fill(TYPED);
    send();
    await pass(60_000);
    expect(keys().length).toBeGreaterThan(1);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/\S{8}/);
    expect(screen.getByText(/Your message was not sent. It is still in the form./)).toBeTruthy();
    expect(typed()).toEqual(TYPED);
  });

  it('X-10 restores the text for a user who has left the page and returns', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    fill(TYPED);
    send();
    cleanup();
    await pass(60_000);
    open();
    expect(typed()).toEqual(TYPED);
    fetched.mockImplementation(async () => Response.json({ code: 200 }));
    send();
    await pass(60_000);
    cleanup();
    open();
    expect(typed()).toEqual(EMPTY);
  });

  it('shows no thanks while offline, but says so and keeps the text', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    fill(TYPED);
    send();
    await pass(60_000);
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.queryByText(/Thank you/)).toBeNull();
    expect(screen.getByText(/No connection/)).toBeTruthy();
    expect(typed()).toEqual(TYPED);
  });
});
