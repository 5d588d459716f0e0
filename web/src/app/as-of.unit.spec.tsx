import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { storeDegradedState, useDegradedState } from '../shared/api/degraded.ts';
import { DegradedServiceNotice } from './as-of.tsx';

afterEach(() => storeDegradedState(new Headers()));

const SLOWER = 'Some parts of the site are slower than usual right now.';
const AS_OF = 'Showing data as of 2:05 pm. You can’t sign in, contact sellers or save changes right now.';
const AWAY = 'as-of=2026-11-27T08:35:00.000Z';

function Shown() {
  const degraded = useDegradedState();
  return degraded !== 'none' && <DegradedServiceNotice degraded={degraded} />;
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
  storeDegradedState(new Headers({ 'naksha-degraded': away }));
  expect(shown()).toContain(words);
  // Cached responses may still carry the earlier header.
  for (const back of [new Headers(), new Headers({ 'naksha-degraded': 'none' })]) {
    storeDegradedState(new Headers({ 'naksha-degraded': away }));
    storeDegradedState(back);
    expect(shown()).toBe('');
  }
});
