import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { OfflineBar } from './offline-bar.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the offline bar says as of when what is shown is, and is not there online', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:35:00+05:30') });
  vi.stubGlobal('navigator', { onLine: false });
  expect(renderToStaticMarkup(<OfflineBar />)).toMatch(/as of 9:35/i);
  vi.stubGlobal('navigator', { onLine: true });
  expect(renderToStaticMarkup(<OfflineBar />)).not.toMatch(/as of/i);
});
