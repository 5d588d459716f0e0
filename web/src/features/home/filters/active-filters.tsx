import { type MapFilter, printReach } from '@naksha/events/kernel';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { storeLastFilter } from '../../../shared/filter/last-filter.ts';
import { t } from '../../../shared/messages/t.ts';
import { nameInLocale } from '../../../shared/places/place-name.ts';
import { closeToAtom } from '../../../shared/reach/close-to.ts';
import { reachQuery } from '../../../shared/reach/reach-query.ts';
import { reachedAtom } from '../../../shared/reach/reached.ts';
import { outlineToShapesWithGaps } from '../../../shared/reach/reached-shapes.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { listActiveFilters } from './list-active-filters.ts';
import { ReachSummary } from './reach-summary.tsx';
import type { ChangeFilter } from './use-filter.ts';

export default function ActiveFilters({ filter, onFilter }: { filter: MapFilter; onFilter: ChangeFilter }) {
  const { within } = filter;
  const { data: origin } = useQuery(reachQuery(within));
  const setCloseTo = useSetAtom(closeToAtom);
  const setReached = useSetAtom(reachedAtom);
  const closeTo = within ? printReach(within) : '';
  useEffect(() => {
    setCloseTo(closeTo);
    return () => setCloseTo('');
  }, [closeTo, setCloseTo]);
  useEffect(() => {
    storeLastFilter(filter);
    // Still on Home: the last filter was removed.
    return () => {
      if (/^\/(home|search\/)/.test(location.pathname)) storeLastFilter({});
    };
  }, [filter]);
  const outline = origin?.outline;
  useEffect(() => {
    setReached(outline ? outlineToShapesWithGaps(outline) : []);
    return () => setReached([]);
  }, [outline, setReached]);
  const active = listActiveFilters(filter, origin && nameInLocale(origin));
  if (active.length === 0) return null;
  return (
    <>
      <div className="flex items-center gap-x-2 sm:flex-wrap" data-testid="active-filters">
        <ul
          aria-label={t('home.filter.active')}
          className="flex min-w-0 items-center gap-x-2 max-sm:-ml-3 max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:pl-3 sm:contents"
        >
          {active.map(({ words, remove }) => (
            <li key={words}>
              <button
                type="button"
                aria-label={t('home.filter.takeAway', { filter: words })}
                onClick={() => onFilter(remove)}
                className="group flex h-11 items-center"
              >
                <span className="flex h-8 items-center gap-1 rounded-full border border-control bg-surface px-3 text-14 group-hover:bg-line">
                  {words}
                  <Icon name="close" size={14} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          onClick={() => onFilter({ clear: 'chosen' })}
          className="min-h-11 shrink-0 rounded-control px-2 font-semibold text-14 hover:bg-line"
        >
          {t('home.filter.clearChosen')}
        </button>
      </div>
      {origin && <ReachSummary area={origin} onFilter={onFilter} />}
    </>
  );
}
