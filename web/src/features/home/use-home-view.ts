import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { HomeView } from './view.ts';
import { parseView, printView } from './view-url.ts';

export const HOME_PATH = '/home';

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
  const view = useMemo(() => parseView(last), [last]);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);

  const setView = useCallback<SetView>(
    (change, how) => {
      const before = printView(latest.current);
      latest.current = change(latest.current);
      const after = printView(latest.current);
      if (after === before) return;
      navigate(after ? `${HOME_PATH}?${after}` : HOME_PATH, { replace: how === 'replace' });
    },
    [navigate],
  );
  return [view, setView];
}
