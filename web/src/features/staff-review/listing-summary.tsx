import { ATTRIBUTES, formatRupees } from '@naksha/events/kernel';
import type { ReviewItem } from '@naksha/events/wire/review';
import type { Ref } from 'react';
import { formatAttributeOf } from '../../shared/format/attributes.ts';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatArea, formatBhk, formatPricePerArea } from '../../shared/format/facts.ts';
import { t } from '../../shared/messages/t.ts';
import { CoverPhotoOrIllustration } from '../../shared/photos/cover-or-drawing.tsx';
import { PlaceText } from '../../shared/places/place-text.tsx';
import { Icon } from '../../shared/ui/icon.tsx';

type Props = { item: ReviewItem; heading?: Ref<HTMLHeadingElement> };

export function ListingSummary({ item: { listing, changes, waiting_since }, heading }: Props) {
  const facts = [
    t(`trade.subtype.${listing.property_subtype}`),
    listing.bedrooms && formatBhk(listing.bedrooms),
    formatArea(listing.area),
    t(`trade.lister.${listing.lister}`),
  ];
  return (
    <>
      <header className="grid gap-4 sm:grid-cols-[160px_minmax(0,1fr)]">
        <CoverPhotoOrIllustration
          card={listing}
          sizes="160px"
          secret
          className="aspect-4/3 w-full rounded-card max-sm:hidden"
        />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="text-14 text-muted">
            {t(changes ? 'staff.review.edit' : 'staff.review.new')} ·{' '}
            {t('staff.review.waited', { time: formatDateTime(waiting_since) })}
          </p>
          <h2 ref={heading} tabIndex={-1} className="break-words font-bold text-20 outline-none">
            {listing.title}
          </h2>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-bold">{formatRupees(listing.expected_price)}</span>
            <span className="text-14 text-muted">
              {formatPricePerArea(listing.expected_price, listing.area, listing.property_subtype)}
            </span>
          </p>
          <p className="text-14">{facts.filter(Boolean).join(' · ')}</p>
          <p className="flex items-center gap-2 text-14 text-muted">
            <Icon name="pin" />
            <PlaceText place={listing} />
          </p>
        </div>
      </header>
      <dl className="grid gap-x-8 text-14 sm:grid-cols-2">
        {ATTRIBUTES.map((attribute) => {
          const value = formatAttributeOf(listing.details, attribute);
          return (
            value !== undefined && (
              <div key={attribute.name} className="flex justify-between gap-4 border-line border-b py-2">
                <dt className="text-muted">{t(`attribute.${attribute.name}`)}</dt>
                <dd className="wrap-anywhere text-right font-semibold">{value}</dd>
              </div>
            )
          );
        })}
      </dl>
      {listing.amenities.length > 0 && (
        <p className="text-14">{listing.amenities.map((amenity) => t(`trade.amenity.${amenity}`)).join(' · ')}</p>
      )}
      {listing.description && (
        <p className="max-w-[70ch] whitespace-pre-line break-words text-14">{listing.description}</p>
      )}
    </>
  );
}
