import { PAGES } from '@naksha/events/contracts';
import { exactRupees, shownNumber, VERIFICATION_CHECKS, type VerificationCheck } from '@naksha/events/kernel';
import type { ReviewItem } from '@naksha/events/wire/review';
import { useEffect, useEffectEvent, useState } from 'react';
import { shownMoment } from '../../shared/format/dates.ts';
import { shownArea, shownBhk, shownRate } from '../../shared/format/facts.ts';
import { homePath } from '../../shared/home-path.ts';
import { t } from '../../shared/messages/t.ts';
import { PlaceText } from '../../shared/places/place-text.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { FieldError, FieldGroup } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ListingIllustration } from '../../shared/ui/listing-illustration.tsx';
import { Changes } from '../listing/changes.tsx';
import type { Decided, Decision } from './decision-hold.ts';
import { isTyping } from './is-typing.ts';
import { RejectForm } from './reject-form.tsx';
import { ReviewPhotos } from './review-photos.tsx';

type Props = {
  item: ReviewItem;
  /** What else of the same seller is new and waits. */
  others: readonly ReviewItem[];
  /** What was decided of it and taken back. */
  takenBack?: Decision;
  onDecide: (decision: Decision) => void;
};

const decided = ({ listing: { id, title, expected_price }, waiting_since }: ReviewItem): Decided => ({
  id,
  title,
  seen: { waiting_since, expected_price },
});

export function ReviewDetail({ item, others, takenBack, onDecide }: Props) {
  const { listing, changes, waiting_since } = item;
  const { id, title, own } = listing;
  const [checks, setChecks] = useState<readonly VerificationCheck[]>(
    takenBack?.verdict === 'verify' ? takenBack.checks : [],
  );
  const rejected = takenBack?.verdict === 'reject' ? takenBack : undefined;
  const [rejecting, setRejecting] = useState<boolean | 'taken back'>(rejected !== undefined);
  const [missing, setMissing] = useState(false);

  const toggle = (check: VerificationCheck) => {
    setMissing(false);
    setChecks((before) => (before.includes(check) ? before.filter((one) => one !== check) : [...before, check]));
  };
  const verify = () => {
    if (own) return;
    if (checks.length === 0) return setMissing(true);
    // In the checklist's order, whatever the order of the ticks.
    onDecide({
      ...decided(item),
      verdict: 'verify',
      checks: VERIFICATION_CHECKS.filter((check) => checks.includes(check)),
    });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || own || rejecting === true) return;
    const check = VERIFICATION_CHECKS[Number(event.key) - 1];
    if (check) toggle(check);
    if (event.key === 'v') verify();
    if (event.key === 'r') {
      // The letter itself must not land in the form that opens.
      event.preventDefault();
      setRejecting(true);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <article className="flex min-w-0 flex-col gap-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <header className="grid gap-4 sm:grid-cols-[160px_minmax(0,1fr)]">
        <ListingIllustration
          subtype={listing.property_subtype}
          id={id}
          className="aspect-4/3 w-full rounded-card max-sm:hidden"
        />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="text-14 text-muted">
            {t(changes ? 'staff.review.edit' : 'staff.review.new')} ·{' '}
            {t('staff.review.waited', { time: shownMoment(waiting_since) })}
          </p>
          <h2 className="break-words font-bold text-20">{title}</h2>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-bold">{exactRupees(listing.expected_price)}</span>
            <span className="text-14 text-muted">
              {shownRate(listing.expected_price, listing.area, listing.property_subtype)}
            </span>
          </p>
          <p className="text-14">
            {[
              t(`trade.subtype.${listing.property_subtype}`),
              listing.bedrooms && shownBhk(listing.bedrooms),
              shownArea(listing.area),
              t(`trade.lister.${listing.lister}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="flex items-center gap-2 text-14 text-muted">
            <Icon name="pin" />
            <PlaceText place={listing} />
          </p>
        </div>
      </header>
      {listing.description && (
        <p className="max-w-[70ch] whitespace-pre-line break-words text-14">{listing.description}</p>
      )}
      <ReviewPhotos item={item} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={homePath({ camera: { ...listing.position, zoom: 17 } })}>
          <Icon name="map" />
          {t('staff.review.openMap')}
        </ButtonLink>
        <ButtonLink href={`/${listing.property_subtype}/${listing.slug}`}>
          <Icon name="external" />
          {t('staff.review.openPage')}
        </ButtonLink>
        {!own && (
          <ButtonLink href={`${PAGES.StaffAccounts.path}?account=${listing.seller}`}>
            <Icon name="user" />
            {t('staff.review.openAccount')}
          </ButtonLink>
        )}
      </div>
      {changes && <Changes caption={t('staff.review.changes')} changes={changes} />}
      {own ? (
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="info" />
          {t('staff.review.own')}
        </p>
      ) : rejecting === true ? (
        <RejectForm
          onCancel={() => setRejecting('taken back')}
          others={others.map(({ listing }) => listing.title)}
          typed={rejected && { reasons: rejected.reasons, withOthers: rejected.others.length > 0 }}
          onReject={(reasons, withOthers) =>
            onDecide({ ...decided(item), verdict: 'reject', reasons, others: withOthers ? others.map(decided) : [] })
          }
        />
      ) : (
        <>
          <FieldGroup label={t('staff.review.checklist')}>
            {VERIFICATION_CHECKS.map((check, index) => (
              <label key={check} className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-ground">
                <input
                  type="checkbox"
                  checked={checks.includes(check)}
                  onChange={() => toggle(check)}
                  className="size-5 accent-ink"
                />
                {t(`trade.check.${check}`)}
                <span
                  aria-hidden="true"
                  className="ml-auto rounded-control border border-line px-2 text-12 text-muted max-lg:hidden"
                >
                  {shownNumber(index + 1)}
                </span>
              </label>
            ))}
            {missing && <FieldError text={t('staff.review.needsCheck')} />}
          </FieldGroup>
          <div className="flex gap-3">
            <Button look="primary" className="grow sm:grow-0 sm:px-8" onClick={verify}>
              <Icon name="shield" />
              {t('staff.review.verify')}
            </Button>
            <Button
              className="grow sm:grow-0"
              // The form took its place and the keyboard with it.
              autoFocus={rejecting === 'taken back'}
              onClick={() => setRejecting(true)}
            >
              {t('staff.review.reject')}
            </Button>
          </div>
        </>
      )}
    </article>
  );
}
