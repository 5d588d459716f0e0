import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { HomeList } from '../list/home-list.tsx';
import { HomeStage } from '../map/home-stage.tsx';
import type { Home } from '../use-home.ts';
import { ResultSheet } from './result-sheet.tsx';
import type { Snap } from './snap.ts';

const SelectedCard = lazy(() => import('./selected-card.tsx'));

/** Map above everything, the list as a sheet over it, a tapped listing in the sheet's place. */
export function PhoneHome({ home }: { home: Home }) {
  const [snap, setSnap] = useState<Snap>('peek');
  const scroller = useRef<HTMLDivElement>(null);
  const { total } = home.list;
  const { stack } = home;
  useEffect(() => {
    if (stack) setSnap('half');
  }, [stack]);
  return (
    <>
      <div className="fixed inset-x-0 top-[calc(var(--header-height)+48px)] bottom-(--bottom-inset)">
        <HomeStage home={home} />
      </div>
      {home.selected ? (
        <Suspense>
          <SelectedCard home={home} selected={home.selected} />
        </Suspense>
      ) : (
        <ResultSheet
          room={home.size?.height ?? 0}
          snap={snap}
          onSnap={setSnap}
          title={total === undefined ? t('app.loading') : t('home.homes', { n: total })}
          scroller={scroller}
        >
          <HomeList home={home} />
        </ResultSheet>
      )}
    </>
  );
}
