import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { dismissToast, type Toast, toast, useToasts } from './toast.ts';

/** The notices that are up. */
function shownToasts(): readonly Toast[] {
  let shown: readonly Toast[] = [];
  const Look = () => {
    shown = useToasts();
    return null;
  };
  renderToStaticMarkup(<Look />);
  return shown;
}

it('of what went well the latest notice stands alone, of what failed each', () => {
  const action = { label: 'Show', run: () => {} };
  const ids = [
    ...[toast.error('Lost'), toast.success('Search saved', { action }), toast.success('Signed in')],
    ...[toast.success('Profile saved'), toast.error('Not sent'), toast.success('The seller is told')],
  ];
  expect(shownToasts().map(({ text }) => text)).toEqual(['Lost', 'Search saved', 'Not sent', 'The seller is told']);
  ids.forEach(dismissToast);
});

it('a notice goes after 5 seconds unless it stays', () => {
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
