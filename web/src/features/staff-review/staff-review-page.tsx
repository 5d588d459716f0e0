import type { ListingId } from '@naksha/events/kernel';
import type { ReviewItem } from '@naksha/events/wire/review';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { t } from '../../shared/messages/t.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { PendingActionsBar } from '../../shared/undo/held-bar.tsx';
import { StaffNav } from '../second-factor/staff-nav.tsx';
import { batchQuery, listUndecidedOfSample, waitingBatchesQuery } from './batch-calls.ts';
import { BatchVerificationPanel } from './batch-panel.tsx';
import { type Decision, decisionIncludesListing } from './decision.ts';
import { shouldIgnoreShortcut } from './is-typing.ts';
import { KeyboardShortcutsHelp } from './keys-help.tsx';
import { ReviewQueueList } from './queue.tsx';
import { ReviewDetail } from './review-detail.tsx';
import { useReviewClaims } from './use-claims.ts';
import { useReviewQueue } from './use-review.ts';
import { WaitingBatches } from './waiting-batches.tsx';

export default function StaffReviewPage() {
  const [asked] = useSearchParams();
  const batch = asked.get('batch') ?? undefined;
  const { review, rest, error: noBatch, refetch: readBatch } = useBatch(batch);
  const sample = batch ? (review ? listUndecidedOfSample(review) : 'loading') : undefined;
  const { items, error, refetch, hold, held } = useReviewQueue(sample);
  const claims = useReviewClaims();
  const [helped, setHelped] = useState(false);
  const [chosen, setChosen] = useState<ListingId>();
  const [takenBack, setTakenBack] = useState<Decision>();
  const index = items?.findIndex(({ listing }) => listing.id === chosen) ?? -1;
  const item = items?.[Math.max(0, index)];
  const [decided, setDecided] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The decision buttons are at the end of an item: scroll to the start of the next one.
  useEffect(() => {
    if (decided === 0) return;
    heading.current?.closest('article')?.scrollIntoView({ block: 'start' });
    (heading.current ?? title.current)?.focus({ preventScroll: true });
  }, [decided]);

  const decide = (decision: Decision) => {
    const stays = (one?: ReviewItem) => one && !decisionIncludesListing(decision, one.listing.id);
    const at = Math.max(0, index);
    setChosen((items?.slice(at).find(stays) ?? items?.slice(0, at).findLast(stays))?.listing.id);
    setTakenBack(undefined);
    hold.hold(decision);
    setDecided((before) => before + 1);
  };
  const goOnWith = (decision: Decision | undefined) => {
    if (!decision) return;
    setTakenBack(decision);
    setChosen(decision.id);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (shouldIgnoreShortcut(event) || !items) return;
    const at = Math.max(0, index);
    if (event.key === 'j') setChosen(items[Math.min(items.length - 1, at + 1)]?.listing.id);
    if (event.key === 'k') setChosen(items[Math.max(0, at - 1)]?.listing.id);
    if (event.key === 'u') goOnWith(hold.undoLast());
    if (event.key === '?') setHelped((open) => !open);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-4 px-4 py-6 sm:px-6">
      <StaffNav />
      <header className="flex flex-wrap items-end justify-between gap-x-6">
        <div>
          <h1 ref={title} tabIndex={-1} className="font-bold text-24 outline-none">
            {t('staff.review.title')}
          </h1>
          <p className="text-muted">{t('staff.review.goal')}</p>
        </div>
        <KeyboardShortcutsHelp open={helped} onToggle={setHelped} />
      </header>
      {noBatch && <LoadFailure error={noBatch} onRetry={() => void readBatch()} />}
      {batch ? review && <BatchVerificationPanel key={batch} review={review} rest={rest} /> : <WaitingBatches />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!items && !error && !noBatch && <ListSkeleton rows={3} />}
      {items?.length === 0 && !batch && (
        <EmptyState icon="check" title={t('staff.review.empty')} hint={t('staff.review.emptyHint')} />
      )}
      {items && item && (
        <div className="grid items-start gap-4 lg:grid-cols-[360px_minmax(0,1fr)]">
          <ReviewQueueList items={items} claims={claims} chosen={item.listing.id} onChoose={setChosen} />
          <ReviewDetail
            key={item.listing.id}
            item={item}
            claim={claims.get(item.listing.id)}
            others={findOthers(items, item)}
            takenBack={takenBack?.id === item.listing.id ? takenBack : undefined}
            onDecide={decide}
            heading={heading}
          />
        </div>
      )}
      <PendingActionsBar
        held={held}
        words={heldWords}
        wordsLeft={(n) => t('staff.review.heldFor', { n })}
        onUndo={(id) => goOnWith(hold.undo(id))}
      />
    </div>
  );
}

const heldWords = (decision: Decision): string => {
  const { title, verdict } = decision;
  const others = verdict === 'reject' ? decision.others.length : 0;
  if (others > 0) return t('staff.review.heldRejectAll', { title, n: others });
  return t(verdict === 'verify' ? 'staff.review.heldVerify' : 'staff.review.heldReject', { title });
};

/** Edits of verified listings are decided individually. */
const findOthers = (items: readonly ReviewItem[], { listing: { id, seller }, changes }: ReviewItem): ReviewItem[] =>
  changes ? [] : items.filter((one) => one.listing.seller === seller && one.listing.id !== id && !one.changes);

/** `rest`: unchanged listings outside the sample, which can be verified together. */
function useBatch(id: string | undefined) {
  const { data: review, error, refetch } = useQuery(batchQuery(id));
  const { data: batches } = useQuery({ ...waitingBatchesQuery, enabled: id !== undefined });
  const waiting = batches?.find((one) => one.id === id)?.as_imported ?? 0;
  const rest = review ? Math.max(0, waiting - listUndecidedOfSample(review).length) : 0;
  return { review, rest, error, refetch };
}
