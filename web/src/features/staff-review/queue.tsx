import type { ListingId } from '@naksha/events/kernel';
import type { ReviewClaim, ReviewItem } from '@naksha/events/wire/review';
import { useEffect, useRef } from 'react';
import { formatRupeesShort } from '../../shared/format/facts.ts';
import { t } from '../../shared/messages/t.ts';
import { PlaceText } from '../../shared/places/place-text.tsx';
import { DemoMark } from '../../shared/ui/demo-mark.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { describeClaimant } from './claim-bar.tsx';
import { computeReviewTimeLeft, formatReviewTimeLeft } from './review-clock.ts';
import { useRegularlyUpdatedNow } from './use-minute.ts';

type Props = {
  items: readonly ReviewItem[];
  claims: ReadonlyMap<ListingId, ReviewClaim>;
  chosen: ListingId;
  onChoose: (id: ListingId) => void;
};

export function ReviewQueueList({ items, claims, chosen, onChoose }: Props) {
  const now = useRegularlyUpdatedNow();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-listing="${chosen}"]`);
    if (!list.current || !row) return;
    // Scrolls only the list: scrollIntoView would move the page as well.
    const [shown, at] = [list.current.getBoundingClientRect(), row.getBoundingClientRect()];
    if (at.top < shown.top) list.current.scrollTop += at.top - shown.top;
    else if (at.bottom > shown.bottom) list.current.scrollTop += at.bottom - shown.bottom;
  }, [chosen]);
  return (
    <section aria-label={t('staff.review.queue')} className="flex min-w-0 flex-col gap-2">
      <p role="status" className="font-semibold text-14">
        {t('staff.review.waiting', { n: items.length })}
      </p>
      <ul
        ref={list}
        className="flex max-h-64 flex-col overflow-y-auto rounded-card border border-line bg-surface lg:max-h-[calc(100dvh-240px)]"
      >
        {items.map(({ listing, waiting_since, changes, alike }) => {
          const here = listing.id === chosen;
          const claim = claims.get(listing.id);
          return (
            <li key={listing.id} data-listing={listing.id} className="border-line border-b last:border-0">
              <button
                type="button"
                aria-current={here ? 'true' : undefined}
                onClick={() => onChoose(listing.id)}
                className={`flex w-full flex-col gap-1 p-3 text-left text-14 -outline-offset-4 ${
                  here ? 'bg-ground shadow-[inset_4px_0_0_var(--color-ink)]' : 'hover:bg-ground'
                }`}
              >
                <span className="flex flex-wrap items-center justify-between gap-2">
                  <span className="font-semibold">₹{formatRupeesShort(listing.expected_price)}</span>
                  {listing.demo ? <DemoMark className="text-12" /> : <Waiting since={waiting_since} now={now} />}
                </span>
                <span className="wrap-anywhere">{listing.title}</span>
                <span className="flex items-center justify-between gap-2 text-muted">
                  <span className="wrap-anywhere min-w-0">
                    <PlaceText place={listing} />
                  </span>
                  {changes && <Icon name="edit" size={16} />}
                </span>
                {(claim || alike) && (
                  <span className="flex flex-wrap gap-x-3 text-12">
                    {claim && (
                      <span className="flex items-center gap-1 font-semibold">
                        <Icon name="user" size={14} />
                        {claim.mine ? t('staff.review.mine') : describeClaimant(claim)}
                      </span>
                    )}
                    {alike && <span className="text-muted">{t('staff.review.alikeMark', { n: alike.length })}</span>}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Demo listings have no promise. */
function Waiting({ since, now }: { since: string; now: number }) {
  const clock = computeReviewTimeLeft(since, now);
  return (
    <span className={`flex shrink-0 items-center gap-1 ${clock.over ? 'font-semibold text-red' : 'text-muted'}`}>
      <Icon name={clock.over ? 'alert' : 'clock'} size={16} />
      {formatReviewTimeLeft(clock)}
    </span>
  );
}
