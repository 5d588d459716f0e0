import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { noteDegraded } from '../shared/api/degraded.ts';
import { DegradedServiceBar } from './slower-bar.tsx';

afterEach(() => noteDegraded(new Headers()));

it.each(['search', 'cache', 'cache, search'])(
  'with %s away every page says that it is slower, until it is back',
  (away) => {
    const shown = () =>
      renderToStaticMarkup(<DegradedServiceBar />).includes('Some parts are slower than usual right now.');
    expect(shown()).toBe(false);
    noteDegraded(new Headers({ 'naksha-degraded': away }));
    expect(shown()).toBe(true);
    // Cached responses may still carry the earlier header.
    for (const back of [new Headers(), new Headers({ 'naksha-degraded': 'none' })]) {
      noteDegraded(new Headers({ 'naksha-degraded': away }));
      noteDegraded(back);
      expect(shown()).toBe(false);
    }
  },
);
