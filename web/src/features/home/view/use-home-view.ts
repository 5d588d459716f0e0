import { formatCanonicalHomeQuery, type HomeView, parseHomeView, type UnreadParameter } from '@naksha/events/kernel';
import type { QueryLink } from '@naksha/events/wire/query-links';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
// The router's own hook decodes, which would decode queries twice.
import { useSearch } from 'wouter/use-browser-location';
import { queryLinkQuery } from '../../../shared/api/query-links.ts';
import { historyStateForNextEntry, runWhenHistorySettled } from '../../../shared/history/layers.ts';
import { parseViewUrl, printViewUrl } from './address.ts';

export type SetView = (change: (view: HomeView) => HomeView, how: 'push' | 'replace') => void;

export type Shown = {
  view: HomeView;
  setView: SetView;
  link: QueryLink | undefined;
  unread: readonly UnreadParameter[];
  dismissUnread(): void;
};

/**
 * While another page covers Home, the last view stays and nothing is written. Undefined while a stored search loads
 * for the first time.
 */
export function useHomeView(active: boolean): { shown: Shown | undefined; failed: unknown } {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const slug = path.match(/^\/search\/([^/]+)/)?.[1];
  const [lastSearch, setLastSearch] = useState(search);
  const [followed, setFollowed] = useState(slug === undefined ? search : '');
  const [lastSlug, setLastSlug] = useState(slug);
  const asked = useQuery(queryLinkQuery(active ? slug : undefined));
  const arrived = active && (slug === undefined || asked.data !== undefined);
  if (arrived && lastSearch !== search) {
    setLastSearch(search);
    // After the map moves, the URL contains only readable filters.
    if (!isCanonical(search) || slug !== lastSlug || printSearched(search) !== printSearched(lastSearch))
      setFollowed(slug === undefined ? search : '');
  }
  if (arrived && lastSlug !== slug) setLastSlug(slug);
  const { data: link } = useQuery(queryLinkQuery(lastSlug));

  const view = useMemo(() => parseViewUrl(lastSearch, link), [lastSearch, link]);
  const latest = useRef({ view, link, path, arrived });
  // Before effects that write the URL.
  useLayoutEffect(() => {
    latest.current = { view, link, path, arrived };
  }, [view, link, path, arrived]);

  const setView = useCallback<SetView>(
    (change, how) => {
      const { view: before, link, path, arrived } = latest.current;
      const view = change(before);
      if (!arrived || formatCanonicalHomeQuery(view) === formatCanonicalHomeQuery(before)) return;
      latest.current = { view, link, path, arrived };
      // Layers belong to their entry; kept state moves to the next one.
      runWhenHistorySettled(() => {
        const to = printViewUrl(view, link);
        const goesOn = to.split('?')[0] !== path;
        const replace = how === 'replace';
        const state = replace ? history.state : historyStateForNextEntry();
        navigate(to, { replace, state: goesOn ? { ...state, goesOn } : state });
      });
    },
    [navigate],
  );
  const [unread, dismissUnread] = useUnread(followed);
  const shown = lastSlug === undefined || link ? { view, setView, link, unread, dismissUnread } : undefined;
  return { shown, failed: asked.error };
}

/** Found after the first load and only in URLs that we did not write. */
function useUnread(search: string): [readonly UnreadParameter[], () => void] {
  const [unread, setUnread] = useState<readonly UnreadParameter[]>([]);
  const dismiss = useCallback(() => setUnread([]), []);
  useEffect(() => {
    let isLatest = true;
    dismiss();
    if (isCanonical(search)) return;
    import('./find-unread.ts').then(
      ({ listUnreadFilterParameters }) => isLatest && setUnread(listUnreadFilterParameters(search)),
      (error) => console.error('names of ignored filters failed to load:', error),
    );
    return () => {
      isLatest = false;
    };
  }, [search, dismiss]);
  return [unread, dismiss];
}

const isCanonical = (search: string): boolean =>
  formatCanonicalHomeQuery(parseHomeView(search)) === search.replace(/^\?/, '');

function printSearched(search: string): string {
  const { filter, sort } = parseHomeView(search);
  return formatCanonicalHomeQuery({ filter, sort });
}
