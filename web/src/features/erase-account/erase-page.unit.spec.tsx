import { en } from '@naksha/events/messages/en';
import { hi } from '@naksha/events/messages/hi';
import { pa } from '@naksha/events/messages/pa';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import { profileQuery } from '../../shared/session/profile.ts';
import { keptDrafts } from '../../shared/ui/kept-drafts.ts';
import ErasePage, { clearDeviceData } from './erase-page.tsx';

function render(isStaff = false): string {
  const profile = { country_code: '+91', mobile_phone: '9876543210', is_staff: isStaff };
  queryClient.setQueryData(profileQuery.queryKey, profile as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/dashboard/erase">
        <ErasePage />
      </Router>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '');
}

describe('the page for erasing an account', () => {
  afterEach(() => {
    queryClient.clear();
    vi.unstubAllGlobals();
  });

  it('P-09 lists what is deleted and kept before it asks for the word and a code', () => {
    const html = render();
    const order = [
      'This cannot be undone',
      'What is deleted',
      'Your listings',
      'What stays',
      'Type ERASE',
      'Send code',
    ];
    const places = order.map((text) => html.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Send code</);
    expect(html).not.toContain('Erase my account now');
  });

  it('S-21 says that backups are kept for 35 days, and no other text about backups differs', () => {
    expect(render()).toContain('Backups are deleted after 35 days.');
    const about = (catalogue: object, word: RegExp) =>
      Object.entries(catalogue).filter(
        ([key, text]) => !/^trade\.|\.title$/.test(key) && word.test(JSON.stringify(text)),
      );
    expect(about(en, /back-?ups?\b/i)).toEqual([['erase.stays.backups', 'Backups are deleted after 35 days.']]);
    expect(about(hi, /बैकअप/)).toEqual([['erase.stays.backups', expect.stringContaining('35')]]);
    expect(about(pa, /ਬੈਕਅੱਪ/)).toEqual([['erase.stays.backups', expect.stringContaining('35')]]);
  });

  it('says what maps of past days and open data keep of a home, here and in the privacy policy', () => {
    expect(render()).toContain('The map of past days and our open data still show where the home was');
    expect(en['legal.privacy.time.text']).toContain('the map of past days and in our open data');
  });

  it('leads staff to their second factor, which the server requires first', () => {
    expect(render(true)).toContain('href="/staff/security"');
    expect(render()).not.toContain('href="/staff/security"');
  });

  it('D-163 deletes all site data from the browser, including its worker, even if one store cannot be emptied', async () => {
    const registration = { active: null, unregister: vi.fn(async () => true) };
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
    const kept = { local: 1, session: 1, caches: new Set(['shell', 'tiles']), databases: new Set(['offline']) };
    vi.stubGlobal('localStorage', { clear: () => (kept.local = 0) });
    vi.stubGlobal('sessionStorage', { clear: () => (kept.session = 0) });
    vi.stubGlobal('caches', {
      keys: async () => [...kept.caches],
      delete: async (name: string) => kept.caches.delete(name),
    });
    vi.stubGlobal('indexedDB', {
      databases: async () => [...kept.databases].map((name) => ({ name })),
      deleteDatabase: (name: string) => kept.databases.delete(name),
    });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    keptDrafts.set('report.1.note', 'my words');
    await clearDeviceData();
    expect(keptDrafts.size).toBe(0);
    expect(registration.unregister).toHaveBeenCalledOnce();
    expect(kept).toEqual({ local: 0, session: 0, caches: new Set(), databases: new Set() });

    vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('not allowed')) });
    kept.local = 1;
    await clearDeviceData();
    expect(kept.local).toBe(0);
    expect(warn.mock.calls.map(([words]) => words)).toContain('deletion of data in this browser failed:');
    warn.mockRestore();
  });
});
