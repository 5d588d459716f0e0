import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { noteDegraded, useDegraded } from '../shared/api/degraded.ts';
import { ServerNotice } from './as-of.tsx';

afterEach(() => noteDegraded(new Headers()));

const SLOWER = 'Some parts of the site are slower than usual right now.';
const AS_OF = 'Showing data as of 2:05 pm. You can’t sign in, contact sellers or save changes right now.';
const AWAY = 'as-of=2026-11-27T08:35:00.000Z';

function Shown() {
  const degraded = useDegraded();
  return degraded !== 'none' && <ServerNotice degraded={degraded} />;
}

it.each([
  ['search', 'search', SLOWER],
  ['cache', 'cache', SLOWER],
  ['cache and search', 'cache, search', SLOWER],
  ['the database', AWAY, AS_OF],
  ['the database and search', `search, ${AWAY}`, AS_OF],
])('every page shows that %s is unavailable, until it recovers', (_, away, words) => {
  const shown = () => renderToStaticMarkup(<Shown />);
  expect(shown()).toBe('');
  noteDegraded(new Headers({ 'naksha-degraded': away }));
  expect(shown()).toContain(words);
  // Cached responses may still carry the earlier header.
  for (const back of [new Headers(), new Headers({ 'naksha-degraded': 'none' })]) {
    noteDegraded(new Headers({ 'naksha-degraded': away }));
    noteDegraded(back);
    expect(shown()).toBe('');
  }
});
