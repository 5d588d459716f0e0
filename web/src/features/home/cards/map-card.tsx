import { listingIdFromNumber, type MapFilter, type Subtype } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { Link } from 'wouter';
import { formatPricePerArea } from '../../../shared/format/facts.ts';
import { CardFooter } from '../../../shared/listing-card/card-foot.tsx';
import { t } from '../../../shared/messages/t.ts';
import { titleAddsInformation } from '../../../shared/places/says-more.ts';
import { TitleText } from '../../../shared/places/title-text.tsx';
import { CardButtons } from '../../../shared/saving/card-heart.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { ListingMarker, MapMarker, StackMarker } from '../tiles/decode-tile.ts';
import { CardPicture } from './card-picture.tsx';
import { ClusterCard } from './cluster-card.tsx';
import { CardDetailsLine } from './details-line.tsx';
import { formatShortPrice, listCardFacts, listingPath } from './facts.ts';
import { SubtypeShapeIcon } from './shape-mark.tsx';

type Props = {
  marker: MapMarker;
  filter: MapFilter;
  at?: string;
  /** Undefined while loading, null if it is gone. */
  card: ListingCard | null | undefined;
  /** Owner and staff may open listings under review. */
  mayOpen: boolean;
  compact?: boolean;
};

export default function MarkerCard({ marker, filter, at, card, mayOpen, compact = false }: Props) {
  if (marker.kind === 'cluster') return <ClusterCard marker={marker} filter={filter} at={at} />;
  if (marker.kind === 'stack') return <StackCard marker={marker} />;
  if (marker.kind === 'review') return <UnderReview hint={t('home.underReviewMark')} />;
  if (marker.state === 'review') return <ReviewCard marker={marker} mayOpen={mayOpen} />;
  return card ? <OpenCard card={card} /> : <CardSkeleton marker={marker} compact={compact} />;
}

const StackCard = ({ marker: { count, review = 0, price } }: { marker: StackMarker }) => (
  <div className="px-3 py-2 text-14">
    {count > 0 && <p className="font-semibold">{t('home.stack', { n: count })}</p>}
    {price !== undefined && <p className="text-muted">{t('home.stackFrom', { price: formatShortPrice(price) })}</p>}
    {review > 0 && (
      <p className="text-muted">
        {count > 0 ? t('home.underReviewToo', { n: review }) : t('home.empty.review', { n: review })}
      </p>
    )}
  </div>
);

function OpenCard({ card }: { card: ListingCard }) {
  return (
    <div className="relative">
      <Link href={listingPath(card)} className="block overflow-hidden rounded-card" data-testid="map-card">
        <div className="relative h-32 bg-map">
          <CardPicture card={card} large />
        </div>
        <div className="grid gap-1 p-3">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-bold text-20">{formatShortPrice(card.expected_price)}</span>
            <span className="text-12 text-muted">
              {formatPricePerArea(card.expected_price, card.area, card.property_subtype)}
            </span>
          </p>
          <p className="flex flex-wrap gap-x-3 font-semibold text-14">
            {listCardFacts(card).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            <Kind subtype={card.property_subtype} />
          </p>
          <CardDetailsLine card={card} />
          {titleAddsInformation(card) && (
            <p className="truncate text-14">
              <TitleText listing={card} />
            </p>
          )}
          <CardFooter card={card} separator=" · " />
        </div>
      </Link>
      <CardButtons card={card} hideable />
    </div>
  );
}

const Kind = ({ subtype }: { subtype: Subtype }) => (
  <span className="inline-flex items-center gap-1 font-normal text-muted">
    <SubtypeShapeIcon subtype={subtype} />
    {t(`trade.subtype.${subtype}`)}
  </span>
);

const UnderReview = ({ hint }: { hint: string }) => (
  <div className="grid gap-1 p-3" data-testid="review-card">
    <p className="flex items-center gap-2 font-bold text-16">
      <Icon name="clock" />
      {t('home.underReview')}
    </p>
    <p className="text-14 text-muted">{hint}</p>
  </div>
);

function ReviewCard({ marker, mayOpen }: { marker: ListingMarker; mayOpen: boolean }) {
  const subtype = t(`trade.subtype.${marker.subtype}`).toLowerCase();
  const words = <UnderReview hint={t('home.underReviewHint', { subtype })} />;
  if (!mayOpen) return words;
  return (
    <Link href={`/${marker.subtype}/${listingIdFromNumber(marker.id)}`} className="block rounded-card">
      {words}
    </Link>
  );
}

const CardSkeleton = ({ marker, compact }: { marker: ListingMarker; compact: boolean }) => (
  <div aria-busy="true">
    {!compact && <div className="skeleton h-32 rounded-b-none" />}
    <div className="grid gap-2 p-3">
      {marker.price === undefined ? (
        <div className="skeleton h-6 w-1/2" />
      ) : (
        <p className="font-bold text-20">{formatShortPrice(marker.price)}</p>
      )}
      <div className="skeleton h-4 w-2/3" />
      <div className="skeleton h-4 w-full" />
    </div>
  </div>
);
