import type { ListingCard } from '@naksha/events/wire/listing-card';
import { memo } from 'react';
import { Link } from 'wouter';
import { formatPostedAgo } from '../../../shared/format/age.ts';
import { formatPricePerArea } from '../../../shared/format/facts.ts';
import { OptionalPart } from '../../../shared/later-part.tsx';
import { lazyWhenIdle } from '../../../shared/lazy-when-idle.ts';
import { t } from '../../../shared/messages/t.ts';
import { PlaceText } from '../../../shared/places/place-text.tsx';
import { titleAddsInformation } from '../../../shared/places/says-more.ts';
import { TitleText } from '../../../shared/places/title-text.tsx';
import { CardButtons } from '../../../shared/saving/card-heart.tsx';
import { DemoMark } from '../../../shared/ui/demo-mark.tsx';
import { FirstLoadIcon } from '../../../shared/ui/first-icon.tsx';
import { CardPicture } from './card-picture.tsx';
import { CardDetailsLine } from './details-line.tsx';
import { formatShortPrice, listCardFacts, listingPath } from './facts.ts';
import { SubtypeShapeIcon } from './shape-mark.tsx';

const ContactedMark = lazyWhenIdle(() => import('./done-mark.tsx'));

type Props = {
  card: ListingCard;
  marked?: boolean;
  saved?: boolean;
  onMark?(card: ListingCard | undefined): void;
  compact?: boolean;
};

/** Memoized: there are two dozen, and Home renders often. */
export const ListingCardView = memo(function ListingCardView({
  card,
  marked = false,
  saved,
  onMark,
  compact = false,
}: Props) {
  const { price_cut: cut } = card;
  return (
    <div className="relative">
      <Link
        href={listingPath(card)}
        data-listing={card.id}
        data-marked={marked || undefined}
        onMouseEnter={() => onMark?.(card)}
        onMouseLeave={() => onMark?.(undefined)}
        onFocus={() => onMark?.(card)}
        onBlur={() => onMark?.(undefined)}
        className={`group grid overflow-hidden rounded-card border bg-surface shadow-card transition-shadow hover:shadow-lift ${
          compact ? 'grid-cols-[104px_minmax(0,1fr)]' : 'grid-cols-[136px_minmax(0,1fr)]'
        } ${marked ? 'border-ink shadow-lift' : 'border-line'}`}
      >
        <div className="relative h-full min-h-28 bg-map">
          <CardPicture card={card} />
          {card.demo && <DemoMark className="absolute right-1 bottom-1 bg-surface text-12 text-muted" />}
        </div>
        <div className="flex min-w-0 flex-col gap-1 p-3">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-20 font-bold">{formatShortPrice(card.expected_price)}</span>
            <span className="text-12 text-muted">
              {formatPricePerArea(card.expected_price, card.area, card.property_subtype)}
            </span>
            {cut && (
              <span className="inline-flex items-center gap-1 text-12 font-semibold text-success">
                <FirstLoadIcon name="arrowDown" size={12} />
                {t('home.priceCut', { from: formatShortPrice(cut.from) })}
              </span>
            )}
          </p>
          <p className="flex min-w-0 flex-wrap gap-x-3 text-14 font-semibold">
            {listCardFacts(card).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          <CardDetailsLine card={card} />
          {titleAddsInformation(card) && (
            <p className="text-14">
              <TitleText listing={card} />
            </p>
          )}
          <p className="text-12 text-muted">
            <PlaceText place={card} separator=" · " />
          </p>
          <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-12 text-muted">
            <span className="inline-flex items-center gap-1">
              <SubtypeShapeIcon subtype={card.property_subtype} />
              {t(`trade.subtype.${card.property_subtype}`)}
            </span>
            <span>{t(`trade.lister.${card.lister}`)}</span>
            <time dateTime={card.posted_on}>{formatPostedAgo(card)}</time>
            {card.checked && (
              <span className="text-success">{t('trade.checked', { n: card.checked.done, of: card.checked.of })}</span>
            )}
            <OptionalPart>
              <ContactedMark id={card.id} />
            </OptionalPart>
            {card.state === 'stale' && (
              <span className="inline-flex items-center gap-1">
                <FirstLoadIcon name="clock" size={14} />
                {t('home.stale')}
              </span>
            )}
          </p>
        </div>
      </Link>
      <CardButtons card={card} saved={saved} hideable picture={compact ? 104 : 136} />
    </div>
  );
});
