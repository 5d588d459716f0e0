import type { ListingCard } from '@naksha/events/wire/listing-card';
import { Link } from 'wouter';
import { formatDay } from '../../shared/format/dates.ts';
import { formatBhk, formatCardArea, formatPricePerArea, formatRupeesShort } from '../../shared/format/facts.ts';
import { CardFooter } from '../../shared/listing-card/card-foot.tsx';
import { t } from '../../shared/messages/t.ts';
import { CardPhoto } from '../../shared/photos/card-photo.tsx';
import { titleAddsInformation } from '../../shared/places/says-more.ts';
import { TitleText } from '../../shared/places/title-text.tsx';
import { CardButtons } from '../../shared/saving/card-heart.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ListingIllustration } from '../../shared/ui/listing-illustration.tsx';

export function ListingGridCard({ card }: { card: ListingCard }) {
  const { id, slug, property_subtype: subtype, bedrooms, area, price_cut: cut } = card;
  const facts = [bedrooms && formatBhk(bedrooms), formatCardArea(area, subtype), t(`trade.subtype.${subtype}`)].filter(
    Boolean,
  );
  return (
    <li className="relative">
      <Link
        href={`/${subtype}/${slug}`}
        className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lift"
      >
        {card.photos?.length ? (
          <CardPhoto
            card={card}
            sizes="(width >= 600px) 320px, 100vw"
            largest={800}
            className="block aspect-4/3 w-full"
          />
        ) : (
          <ListingIllustration subtype={subtype} id={id} className="aspect-4/3 w-full" />
        )}
        <div className="flex grow flex-col gap-1 p-4">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="font-bold text-20">₹{formatRupeesShort(card.expected_price)}</span>
            <span className="text-12 text-muted">{formatPricePerArea(card.expected_price, area, subtype)}</span>
            {cut && (
              <>
                <s className="text-14 text-muted">₹{formatRupeesShort(cut.from)}</s>
                <span className="flex items-center text-12 text-success">
                  <Icon name="arrowDown" size={16} />₹{formatRupeesShort(cut.from - card.expected_price)}
                </span>
                <time dateTime={cut.on} className="text-12 text-muted">
                  {formatDay(cut.on)}
                </time>
              </>
            )}
          </p>
          <p className="font-semibold text-14">{facts.join(' · ')}</p>
          {titleAddsInformation(card) && (
            <p className="line-clamp-2 text-14">
              <TitleText listing={card} />
            </p>
          )}
          <CardFooter card={card} />
        </div>
      </Link>
      <CardButtons card={card} />
    </li>
  );
}
