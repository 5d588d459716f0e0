import { formatRupees } from '@naksha/events/kernel';
import type { ListingState } from '@naksha/events/wire/listing-card';
import type { OwnListing } from '@naksha/events/wire/own-listings';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDay } from '../../shared/format/dates.ts';
import { formatArea, formatBhk, formatRupeesShort } from '../../shared/format/facts.ts';
import { t } from '../../shared/messages/t.ts';
import { CoverPhotoOrIllustration } from '../../shared/photos/cover-or-drawing.tsx';
import { PlaceText } from '../../shared/places/place-text.tsx';
import { TitleText } from '../../shared/places/title-text.tsx';
import { RejectionReasons } from '../../shared/reasons/rejection-reasons.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { IconName } from '../../shared/ui/icon-paths.ts';
import { ListingStatistics } from './numbers.tsx';
import { OwnListingActions } from './own-actions.tsx';

/** The focused button is gone by then. */
type Props = {
  listing: OwnListing;
  chosen?: boolean;
  onChoose?: (on: boolean) => void;
  onDeleted(): void;
};

export function OwnListingRow({ listing, chosen, onChoose, onDeleted }: Props) {
  const [numbers, setNumbers] = useState(false);
  const {
    id,
    slug,
    title,
    property_subtype: subtype,
    listing_state: state,
    reasons,
    reason_codes: codes = [],
  } = listing;
  const deleted = state === 'deleted';
  const facts = [listing.bedrooms && formatBhk(listing.bedrooms), formatArea(listing.area)];
  const ended = deleted || state.startsWith('sold');
  return (
    <li
      data-listing={id}
      className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 shadow-card sm:grid-cols-[160px_minmax(0,1fr)] sm:grid-rows-[auto_1fr]"
    >
      <CoverPhotoOrIllustration
        card={listing}
        sizes="160px"
        secret={state !== 'verified'}
        className={`aspect-4/3 w-full self-start rounded-card sm:row-span-2 ${ended ? 'grayscale' : ''}`}
      />
      <div className="flex min-w-0 flex-wrap content-start items-start justify-between gap-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-bold text-20">₹{formatRupeesShort(listing.expected_price)}</span>
          <span className="text-14 text-muted">{formatRupees(listing.expected_price)}</span>
        </p>
        <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-2 max-sm:w-full">
          <StateMark state={state} inReview={listing.edit_status === 'in_review'} />
          {chosen !== undefined && (
            <label className="-mt-2 -mr-3 grid size-11 shrink-0 place-items-center">
              <input
                type="checkbox"
                className="size-5"
                aria-label={t('dashboard.listings.choose', { title })}
                checked={chosen}
                onChange={(event) => onChoose?.(event.target.checked)}
              />
            </label>
          )}
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-2 max-sm:col-span-2">
        <p className="break-words">
          {deleted ? (
            <TitleText listing={listing} />
          ) : (
            <Link
              href={`/${subtype}/${slug}`}
              className="-my-2 inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
            >
              <TitleText listing={listing} />
            </Link>
          )}
        </p>
        <p className="text-14 text-muted">
          {facts.filter(Boolean).join(' · ')} · <PlaceText place={listing} />
        </p>
        <ul className="flex flex-wrap items-center gap-x-6 gap-y-1 text-14">
          <Count icon="inbox" text={t('dashboard.listings.leads', { n: listing.leads })} />
          <Count icon="eye" text={t('dashboard.listings.views', { n: listing.views })} />
          <Count icon="heart" text={t('dashboard.listings.saves', { n: listing.saves })} />
          <li className="text-muted">{t('dashboard.listings.postedOn', { day: formatDay(listing.posted_on) })}</li>
        </ul>
        {listing.edit_status === 'in_review' && state === 'verified' && (
          <p className="text-14">{t('dashboard.listings.waits')}</p>
        )}
        <div>
          <button
            type="button"
            aria-expanded={numbers}
            className="min-h-11 font-semibold text-14 underline underline-offset-4"
            onClick={() => setNumbers(!numbers)}
          >
            {t('dashboard.numbers.show')}
          </button>
          {numbers && <ListingStatistics listing={id} />}
        </div>
        {reasons.length + codes.length > 0 && (
          <div className="flex gap-2 rounded-card bg-ground p-3 text-14">
            <Icon name="alert" />
            <div className="wrap-anywhere min-w-0">
              <p className="font-semibold">{t('dashboard.listings.reasons')}</p>
              <RejectionReasons codes={codes} reasons={reasons} />
            </div>
          </div>
        )}
        {!deleted && (
          // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no form fields
          <div role="group" aria-label={t('dashboard.listings.actions', { title })} className="pt-2">
            <OwnListingActions listing={listing} onDeleted={onDeleted} />
          </div>
        )}
      </div>
    </li>
  );
}

const Count = ({ icon, text }: { icon: IconName; text: string }) => (
  <li className="flex items-center gap-2 font-semibold">
    <Icon name={icon} />
    {text}
  </li>
);

const LOOKS: Record<ListingState, { icon: IconName; look: string }> = {
  under_review: { icon: 'clock', look: 'border border-control border-dashed' },
  verified: { icon: 'shield', look: 'bg-success-tint text-success' },
  rejected: { icon: 'alert', look: 'bg-red-tint text-red' },
  sold: { icon: 'key', look: 'bg-ink text-surface' },
  sold_by_naksha: { icon: 'key', look: 'bg-ink text-surface' },
  deleted: { icon: 'trash', look: 'bg-ground text-muted' },
};

function StateMark({ state, inReview }: { state: ListingState; inReview: boolean }) {
  const { icon, look } = LOOKS[state];
  return (
    <p className="wrap-anywhere flex flex-wrap gap-2 font-semibold text-14">
      <span className={`flex items-center gap-1 rounded-control px-2 py-1 ${look}`}>
        <Icon name={icon} size={16} />
        {t(`trade.state.${state}`)}
      </span>
      {inReview && state === 'verified' && (
        <span className={`flex items-center gap-1 rounded-control px-2 py-1 ${LOOKS.under_review.look}`}>
          <Icon name="clock" size={16} />
          {t('dashboard.listings.inReview')}
        </span>
      )}
    </p>
  );
}
