import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { dismissOfflineErrors, dismissToast, type Toast, toast, useToasts } from './toast.ts';

function shownToasts(): readonly Toast[] {
  let shown: readonly Toast[] = [];
  const Look = () => {
    shown = useToasts();
    return null;
  };
  renderToStaticMarkup(<Look />);
  return shown;
}

it('only the latest success notice is shown, but every error', () => {
  const action = { label: 'Show', run: () => {} };
  const ids = [
    ...[toast.error('Lost'), toast.success('Search saved', { action }), toast.success('Signed in')],
    ...[toast.success('Profile saved'), toast.error('Not sent'), toast.success('The seller is told')],
  ];
  expect(shownToasts().map(({ text }) => text)).toEqual(['Lost', 'Search saved', 'Not sent', 'The seller is told']);
  ids.forEach(dismissToast);
});

it('a notice disappears after 5 seconds unless it is permanent', () => {
  const ids = [toast.success('Saved'), toast.error('Lost'), toast.info('Sent'), toast.error('Ended', { stays: true })];
  expect(shownToasts().map(({ text, timeout }) => [text, timeout])).toEqual([
    ['Saved', 5000],
    ['Lost', 5000],
    ['Sent', 5000],
    ['Ended', undefined],
  ]);
  ids.forEach(dismissToast);
  expect(shownToasts()).toEqual([]);
});

it('errors caused by a lost connection disappear when it returns, even permanent ones', () => {
  toast.error('Session ended', { stays: true });
  vi.stubGlobal('navigator', { onLine: false });
  toast.error('Not sent', { stays: true });
  toast.success('Kept on this device');
  vi.stubGlobal('navigator', { onLine: true });
  dismissOfflineErrors();
  vi.unstubAllGlobals();
  expect(shownToasts().map(({ text }) => text)).toEqual(['Session ended', 'Kept on this device']);
  for (const { id } of shownToasts()) dismissToast(id);
});
