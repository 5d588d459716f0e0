import { MIN_ZOOM } from '@naksha/events/kernel';
import { useDeferredValue } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { changeFilter } from '../filters/filter-rules.ts';
import type { Home } from '../use-home.ts';
import { ListPane } from './list-pane.tsx';
import { useStackListings } from './use-stack-listings.ts';

/** The list of the view, or of a stack that was opened on the map. */
export function HomeList({ home }: { home: Home }) {
  const { view, setView, list, stack } = home;
  const ofStack = useStackListings(stack, view);
  const shown = stack ? ofStack : list;
  // New cards are many drawings: the map, which is looked at, comes first.
  const listings = useDeferredValue(shown.listings);
  return (
    <ListPane
      notice={noticeOf(home.stageState)}
      // Browsers remember a script that could not be loaded until the page is.
      onNotice={home.stageState === 'noMap' ? () => location.reload() : undefined}
      listings={listings}
      total={shown.total}
      underReview={shown.underReview ?? 0}
      busy={shown.isPlaceholderData}
      failed={shown.isError}
      filter={view.filter}
      sort={view.sort}
      hasMore={shown.hasNextPage}
      loadingMore={shown.isFetchingNextPage}
      marked={home.markedNumber}
      marks={home.marks}
      cities={home.cities}
      heading={stack && <StackHeading count={stack.count} onBack={() => home.setStack(undefined)} />}
      onSort={(sort) => setView((view) => ({ ...view, sort }), 'push')}
      onMark={home.setMarkedCard}
      onMore={() => void shown.fetchNextPage()}
      onRetry={() => void shown.refetch()}
      onClear={() => setView((view) => ({ ...view, filter: {} }), 'push')}
      onZoomOut={() =>
        setView(
          (view) => ({ ...view, camera: { ...home.camera, zoom: Math.max(MIN_ZOOM, home.camera.zoom - 2) } }),
          'replace',
        )
      }
      onMeant={(name) =>
        setView(
          (view) => ({ ...view, filter: changeFilter(changeFilter(view.filter, { clear: 'chips' }), { add: name }) }),
          'push',
        )
      }
    />
  );
}

function noticeOf(state: Home['stageState']): string | undefined {
  if (state === 'noWebGl') return t('home.noWebGl');
  return state === 'noMap' ? t('home.noMap') : undefined;
}

const StackHeading = ({ count, onBack }: { count: number; onBack(): void }) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <h1 className="font-bold text-20" data-testid="stack-heading">
      {t('home.stack', { n: count })}
    </h1>
    <Button onClick={onBack}>{t('home.allHere')}</Button>
  </div>
);
