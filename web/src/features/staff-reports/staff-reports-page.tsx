import type { ListingId } from '@naksha/events/kernel';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { PendingActionsBar } from '../../shared/undo/held-bar.tsx';
import { StaffNav } from '../second-factor/staff-nav.tsx';
import { ReportedListingCard } from './reported-card.tsx';
import type { Settlement } from './settlement.ts';
import { useReportedListings } from './use-reports.ts';

export default function StaffReportsPage() {
  const { listings, more, error, refetch, hold, held } = useReportedListings();
  const [takenBack, setTakenBack] = useState<Settlement>();
  const settle = (settlement: Settlement) => {
    setTakenBack(undefined);
    hold.hold(settlement);
  };
  const undo = (id: ListingId) => setTakenBack(hold.undo(id));
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 px-4 py-6 sm:px-6">
      <StaffNav />
      <header>
        <h1 className="font-bold text-24">{t('staffReports.title')}</h1>
        <p className="text-muted">{t('staffReports.why')}</p>
      </header>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!listings && !error && <ListSkeleton rows={3} />}
      {listings?.length === 0 && (
        <EmptyState icon="check" title={t('staffReports.empty')} hint={t('staffReports.emptyHint')} />
      )}
      <ul className="flex flex-col gap-4">
        {listings?.map((reported) => (
          <ReportedListingCard
            key={reported.id}
            reported={reported}
            takenBack={takenBack?.id === reported.id ? takenBack : undefined}
            onSettle={settle}
          />
        ))}
      </ul>
      {more > 0 && <p className="text-14 text-muted">{t('staffReports.more', { n: more })}</p>}
      <PendingActionsBar
        held={held}
        words={({ outcome, title }) => t(`staffReports.held.${outcome}`, { title })}
        wordsLeft={(n) => t('staff.review.heldFor', { n })}
        onUndo={undo}
      />
    </div>
  );
}
