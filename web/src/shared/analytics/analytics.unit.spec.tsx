// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Sent = { path: string; request: RequestInit };

describe('analytics events', () => {
  let sent: Sent[];
  beforeEach(() => {
    sent = [];
    localStorage.clear();
    vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
      sent.push({ path, request });
      return new Response(null, { status: 204 });
    });
    vi.resetModules();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  afterAll(() => {
    localStorage.clear();
    vi.resetModules();
  });

  async function load() {
    vi.resetModules();
    const { reportEventWithConsent } = await import('./count-event.ts');
    const { AnalyticsChoice } = await import('./analytics-choice.tsx');
    const { ConsentLine } = await import('./consent-line.tsx');
    render(<ConsentLine />);
    return { reportEventWithConsent, AnalyticsChoice };
  }
  const asked = () => screen.queryByText(/^Allow anonymous usage statistics/);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const events = () => sent.map(({ request }) => JSON.parse(request.body as string));

  it('N-06 are not sent before consent, and then only with their name, without token, cookie or page', async () => {
    const { reportEventWithConsent } = await load();
    localStorage.setItem('access_token', 'secret');
    reportEventWithConsent('post property');
    expect(sent).toEqual([]);
    expect(asked()).toBeTruthy();
    press('Allow');
    expect(sent).toEqual([
      {
        path: '/api/analytics',
        request: {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"event":"post property"}',
          ...{ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true },
        },
      },
    ]);
    reportEventWithConsent('close');
    reportEventWithConsent('contacted seller');
    expect(events()).toEqual([{ event: 'post property' }, { event: 'close' }, { event: 'contacted seller' }]);
    expect(asked()).toBeNull();
  });

  it('keep the choice, yes or no, which takes one click and is confirmed', async () => {
    const first = await load();
    first.reportEventWithConsent('contacted seller');
    const buttons = screen.getAllByRole('button');
    expect(buttons.map(({ textContent, className }) => [textContent, className])).toEqual([
      ['Allow', buttons[0].className],
      ['No thanks', buttons[0].className],
    ]);
    expect(screen.getByRole('link', { name: 'What we count' }).getAttribute('href')).toBe('/privacy-policy');
    press('No thanks');
    expect(document.activeElement?.textContent).toBe('You did not allow usage statistics. Nothing is sent.');
    cleanup();
    const { reportEventWithConsent } = await load();
    for (const event of ['contacted seller', 'close'] as const) reportEventWithConsent(event);
    expect(asked()).toBeNull();
    expect(sent).toEqual([]);
  });

  it('are sent together after consent, except closed dialogs, which are not kept', async () => {
    const { reportEventWithConsent } = await load();
    for (const event of ['close', 'contacted seller', 'post property'] as const) reportEventWithConsent(event);
    press('Allow');
    expect(events()).toEqual([{ event: 'contacted seller' }, { event: 'post property' }]);
  });

  it('without an answer are not sent, and the line stays', async () => {
    const { reportEventWithConsent } = await load();
    reportEventWithConsent('contacted seller');
    cleanup();
    await load();
    expect([Boolean(asked()), sent, localStorage.getItem('naksha.analytics')]).toEqual([true, [], null]);
  });

  it('can be changed at any time', async () => {
    const { reportEventWithConsent, AnalyticsChoice } = await load();
    cleanup();
    render(<AnalyticsChoice />);
    const stands = () => screen.getByRole('status').textContent;
    expect(stands()).toBe('You did not allow usage statistics. Nothing is sent.');
    press('Allow');
    expect(stands()).toBe('You allowed usage statistics.');
    reportEventWithConsent('close');
    press('No thanks');
    reportEventWithConsent('close');
    expect(events()).toEqual([{ event: 'close' }]);
  });

  it('F-47 include a search without results after consent that names it, without its words and once per tab', async () => {
    localStorage.setItem('naksha.analytics', 'yes');
    const { reportEventWithConsent, AnalyticsChoice } = await load();
    const { reportMissedSearch } = await import('./report-missed-search.ts');
    const search = () => reportMissedSearch({ search: ['Ravi'], bedrooms: { exact: [2] }, price: { min: 0, max: 48 } });
    search();
    reportEventWithConsent('close');
    expect(events()).toEqual([{ event: 'close' }]);
    cleanup();
    render(<AnalyticsChoice />);
    press('No thanks');
    search();
    press('Allow');
    search();
    reportMissedSearch({ search: ['Ravi'] });
    const [, { path, request }, ...more] = sent;
    expect([path, request.credentials, more]).toEqual(['/api/missed-searches', 'omit', []]);
    expect(JSON.parse(String(request.body))).toEqual({
      query: 'bedrooms=2&price_range=0%2C50',
      session: sessionStorage.getItem('naksha.search-session'),
    });
  });

  it('are not sent if the browser sends Global Privacy Control, whatever the earlier choice', async () => {
    localStorage.setItem('naksha.analytics', 'yes');
    vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true });
    const { reportEventWithConsent, AnalyticsChoice } = await load();
    reportEventWithConsent('contacted seller');
    render(<AnalyticsChoice />);
    expect(screen.getByRole('status').textContent).toContain('Your browser asks sites not to track you.');
    expect(asked()).toBeNull();
    expect(sent).toEqual([]);
  });
});
