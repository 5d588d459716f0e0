import { PAGES } from '@naksha/events/contracts';
import { distanceInMeters, formatIndianNumber, type Position, VERIFICATION_CHECKS } from '@naksha/events/kernel';
import type { FactChange, ReviewClaim, ReviewItem } from '@naksha/events/wire/review';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { useCities } from '../../shared/api/cities.ts';
import { homeViewPath } from '../../shared/home-path.ts';
import { t } from '../../shared/messages/t.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ChangesTable } from '../listing/changes.tsx';
import { PinPicker } from '../post/pin-picker.tsx';
import { ProbableDuplicateListings } from './alike-listings.tsx';
import { ReviewChecklist } from './checklist.tsx';
import { ReviewClaimBar } from './claim-bar.tsx';
import type { Decided, Decision } from './decision.ts';
import { EarlierRejection } from './earlier-rejection.tsx';
import { ListingHistoryPanel } from './history.tsx';
import { shouldIgnoreShortcut } from './is-typing.ts';
import { ListingSummary } from './listing-summary.tsx';
import { RejectForm } from './reject-form.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { claimForReview as claimListing, releaseReviewClaim } from './use-claims.ts';
import { useReviewChecks } from './use-verdict.ts';

type Props = {
  item: ReviewItem;
  claim: ReviewClaim | undefined;
  others: readonly ReviewItem[];
  takenBack?: Decision;
  onDecide: (decision: Decision) => void;
  heading?: Ref<HTMLHeadingElement>;
};

const decided = ({ listing: { id, title, expected_price }, waiting_since }: ReviewItem): Decided => ({
  id,
  title,
  seen: { waiting_since, expected_price },
});

export function ReviewDetail({ item, claim, others, takenBack, onDecide, heading }: Props) {
  const { listing, changes, rejected, alike } = item;
  const { id, own, demo } = listing;
  const verdict = useReviewChecks(item, takenBack);
  const sentBack = takenBack?.verdict === 'reject' ? takenBack : undefined;
  const [rejecting, setRejecting] = useState<boolean | 'taken back'>(sentBack !== undefined);
  const mayDecide = !own && (!claim || claim.mine);

  /** Starting a decision claims the listing. */
  const begin = () => {
    if (mayDecide && !claim) void claimListing(id);
    return mayDecide;
  };
  const toggleClaim = () => {
    if (claim?.mine) void releaseReviewClaim(id);
    else begin();
  };
  const reject = () => {
    if (begin()) setRejecting(true);
  };
  const verify = () => {
    const concluded = begin() ? verdict.conclude() : undefined;
    if (concluded) onDecide({ ...decided(item), verdict: 'verify', ...concluded });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (shouldIgnoreShortcut(event) || !mayDecide || rejecting === true) return;
    const check = VERIFICATION_CHECKS[Number(event.key) - 1];
    if (check && !demo && begin()) verdict.toggleCheck(check);
    if (event.key === 'c') toggleClaim();
    if (event.key === 'v') verify();
    if (event.key === 'r') {
      // Keeps the letter out of the form that opens.
      event.preventDefault();
      reject();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <article className="flex min-w-0 scroll-mt-[calc(var(--header-height)+16px)] flex-col gap-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <ListingSummary item={item} heading={heading} />
      <ReviewPhotos item={item} />
      <ListingLinks listing={listing} />
      <PinOfReview item={item} />
      {changes && <ChangesTable caption={t('staff.review.changes')} changes={changes} />}
      {rejected && (
        <EarlierRejection
          rejected={rejected}
          withdrawn={verdict.withdrawn}
          onToggle={mayDecide ? (reason) => begin() && verdict.toggleWithdrawn(reason) : undefined}
        />
      )}
      {alike && <ProbableDuplicateListings alike={alike} />}
      <ListingHistoryPanel id={id} />
      {own ? (
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="info" />
          {t('staff.review.own')}
        </p>
      ) : (
        <ReviewClaimBar claim={claim} onClaim={begin} onRelease={() => void releaseReviewClaim(id)} />
      )}
      {mayDecide && rejecting === true && (
        <RejectForm
          onCancel={() => setRejecting('taken back')}
          others={others.map(({ listing }) => listing.title)}
          typed={sentBack && { ...sentBack, withOthers: sentBack.others.length > 0 }}
          onReject={(why, withOthers) =>
            onDecide({ ...decided(item), verdict: 'reject', ...why, others: withOthers ? others.map(decided) : [] })
          }
        />
      )}
      {mayDecide && rejecting !== true && (
        <>
          {demo ? (
            <p className="text-14 text-muted">{t('staff.review.demo')}</p>
          ) : (
            <ReviewChecklist made={verdict.checks} onToggle={(check) => begin() && verdict.toggleCheck(check)} />
          )}
          {verdict.error && <FieldError text={verdict.error} />}
          <div className="flex flex-wrap gap-3">
            <Button look="primary" className="grow sm:grow-0 sm:px-8" onClick={verify}>
              <Icon name="shield" />
              {t('staff.review.verify')}
            </Button>
            {/* The form took its place and the keyboard with it. */}
            <Button className="grow sm:grow-0" autoFocus={rejecting === 'taken back'} onClick={reject}>
              {t('staff.review.reject')}
            </Button>
          </div>
        </>
      )}
    </article>
  );
}

const ListingLinks = ({ listing }: { listing: ReviewItem['listing'] }) => (
  <div className="flex flex-wrap gap-2">
    <ButtonLink href={homeViewPath({ camera: { ...listing.position, zoom: 17 } })}>
      <Icon name="map" />
      {t('staff.review.openMap')}
    </ButtonLink>
    <ButtonLink href={`/${listing.property_subtype}/${listing.slug}`}>
      <Icon name="external" />
      {t('staff.review.openPage')}
    </ButtonLink>
    {!listing.own && (
      <ButtonLink href={`${PAGES.StaffAccounts.path}?account=${listing.seller}`}>
        <Icon name="user" />
        {t('staff.review.openAccount')}
      </ButtonLink>
    )}
  </div>
);

const findPinMove = (changes: readonly FactChange[] = []): { from: Position; to: Position } | undefined =>
  changes.find(({ field }) => field === 'position') as { from: Position; to: Position } | undefined;

/** The new pin of an edit, with its distance from the old one. */
function PinOfReview({ item: { listing, changes, rejected } }: { item: ReviewItem }) {
  const cities = useCities();
  const proposed = findPinMove(changes);
  const moved = proposed ?? findPinMove(rejected?.changes);
  return (
    <section className="flex flex-col gap-2">
      <PinPicker position={proposed?.to ?? listing.position} cities={cities} />
      {moved && (
        <p className="font-semibold text-14">
          {t('staff.review.moved', { metres: formatIndianNumber(Math.round(distanceInMeters(moved.from, moved.to))) })}
        </p>
      )}
    </section>
  );
}
