import { Suspense } from 'react';
import { OptionalPart } from '../../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../../shared/lazy-chunk.ts';
import { t } from '../../../shared/messages/t.ts';
import { ActiveFiltersAndNotes } from '../filters/chosen-filters.tsx';
import { HomeList, type HomeListProps } from '../list/home-list.tsx';
import { describeCountInView } from '../list/list-pane.tsx';
import { MapNotice } from '../list/map-notice.tsx';
import { HomeStage, type HomeStageProps } from '../map/home-stage.tsx';
import { SelectedCard } from '../panel/later-selected-card.ts';
import { ResultSheet } from './result-sheet.tsx';
import { useResultSheetHistory } from './use-kept-sheet.ts';

const EmptyViewActions = lazyWithTimeout(() => import('./way-out.tsx'));
const UnreadNotice = lazyWithTimeout(() => import('../list/unread-notice.tsx'));

export function PhoneHome({ stage, list }: { stage: HomeStageProps; list: HomeListProps }) {
  const { selection } = stage;
  const { total, underReview, at, outdated, failed } = list.list;
  const awaited = failed ? t('home.error') : t('app.loading');
  const counted = total === undefined ? awaited : describeCountInView(total, at);
  const reviewed = underReview > 0 && t('home.underReviewToo', { n: underReview });
  const { snap, setSnap, list: scroller } = useResultSheetHistory(selection.stack?.key);
  const wayOut = !selection.selected && snap === 'peek' && total === 0 && !outdated && !list.view.at;
  return (
    <>
      <div className="fixed inset-x-0 top-[calc(var(--top-inset)+3rem)] bottom-(--bottom-inset) flex flex-col print:hidden">
        {/* In the sheet they would be out of sight until it is raised. */}
        <ActiveFiltersAndNotes filter={list.view.filter} onFilter={list.onFilter} />
        <div className="relative min-h-0 grow">
          <HomeStage {...stage} />
          {/* In the list it would lie below the sheet's edge. */}
          {list.notice && (
            <div className="absolute inset-x-2 top-2 z-10">
              <MapNotice text={list.notice} onRetry={list.onNotice} />
            </div>
          )}
          {list.unread.length > 0 && (
            <OptionalPart>
              <div className="absolute inset-x-2 top-2 z-10">
                <UnreadNotice unread={list.unread} onDismiss={list.dismissUnread} />
              </div>
            </OptionalPart>
          )}
          {/* So does what the list says of an empty view. */}
          {wayOut && (
            <OptionalPart>
              <EmptyViewActions {...list} />
            </OptionalPart>
          )}
        </div>
      </div>
      {selection.selected ? (
        <Suspense>
          <SelectedCard {...stage} selected={selection.selected} onSelect={selection.select} />
        </Suspense>
      ) : (
        <ResultSheet
          room={stage.size?.height ?? 0}
          snap={snap}
          onSnap={setSnap}
          title={list.link?.title ?? counted}
          note={[list.link && counted, reviewed].filter(Boolean).join(' · ')}
          scroller={scroller}
        >
          <HomeList {...list} withFilters={false} notice={undefined} unread={[]} />
        </ResultSheet>
      )}
    </>
  );
}
