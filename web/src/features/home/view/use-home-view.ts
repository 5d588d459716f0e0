import { type HomeView, parseHomeView, printHomeView } from '@naksha/events/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
// The router's own decodes what it reads, and a query is decoded once.
import { useSearch } from 'wouter/use-browser-location';
import { keptState, whenSettled } from '../../../shared/history/layers.ts';

const HOME_PATH = '/home';

export type SetView = (change: (view: HomeView) => HomeView, how: 'push' | 'replace') => void;

/**
 * The view of the URL, and how to change it. While another page lies over Home the last view of its own stays,
 * and nothing is written: the URL is that page's.
 */
export function useHomeView(active: boolean): [HomeView, SetView] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [last, setLast] = useState(search);
  if (active && last !== search) setLast(search);
  const view = useMemo(() => parseHomeView(last), [last]);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);

  const setView = useCallback<SetView>(
    (change, how) => {
      const before = printHomeView(latest.current);
      latest.current = change(latest.current);
      const after = printHomeView(latest.current);
      if (after === before) return;
      // What lies over the page belongs to its entry, and what is kept is there on the next one too.
      whenSettled(() => {
        const replace = how === 'replace';
        navigate(after ? `${HOME_PATH}?${after}` : HOME_PATH, {
          replace,
          state: replace ? history.state : keptState(),
        });
      });
    },
    [navigate],
  );
  return [view, setView];
}
