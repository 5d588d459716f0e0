import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { Property } from '@naksha/events/wire/property';
import { formatPricePerArea } from '../../../shared/format/facts.ts';
import { t } from '../../../shared/messages/t.ts';
import { PlaceText } from '../../../shared/places/place-text.tsx';
import { TitleText } from '../../../shared/places/title-text.tsx';
import { FilterReachTimeText } from '../../../shared/reach/reach-text.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { ContactPanel } from '../../listing/contact-panel.tsx';
import { useRecordView } from '../../listing/interest.ts';
import { ListingPicture } from '../../listing/picture.tsx';
import PriceInContext from '../../listing/price-in-context.tsx';
import { useProperty } from '../../listing/use-property.ts';
import { CardDetailsLine } from '../cards/details-line.tsx';
import { formatShortPrice, listCardFacts } from '../cards/facts.ts';
import { SubtypeShapeIcon } from '../cards/shape-mark.tsx';

/** What decides whether to open the page, beside the map. */
export default function HomeDetails({ card }: { card: ListingCard }) {
  const { data: property, error, refetch } = useProperty(card.slug, card.as_of);
  return (
    <div className="grid gap-4 p-4 max-sm:pb-20" data-testid="home-details">
      {property ? <ListingPicture property={property} /> : <div className="skeleton aspect-4/3 rounded-card" />}
      <Summary card={card} />
      {error && !property && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {property && !property.as_of && <OnMarket property={property} />}
    </div>
  );
}

function Summary({ card }: { card: ListingCard }) {
  const { expected_price: price, price_cut: cut, area, property_subtype: subtype } = card;
  return (
    <div className="grid gap-1 max-sm:order-first">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold text-24">{formatShortPrice(price)}</span>
        <span className="text-14 text-muted">{formatPricePerArea(price, area, subtype)}</span>
        {cut && (
          <span className="inline-flex items-center gap-1 font-semibold text-14 text-success">
            <Icon name="arrowDown" size={16} />
            {t('home.priceCut', { from: formatShortPrice(cut.from) })}
          </span>
        )}
      </p>
      <p className="flex flex-wrap gap-x-3 font-semibold">
        {listCardFacts(card).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span className="inline-flex items-center gap-1 font-normal text-muted">
          <SubtypeShapeIcon subtype={subtype} />
          {t(`trade.subtype.${subtype}`)}
        </span>
      </p>
      <h2 className="break-words">
        <TitleText listing={card} />
      </h2>
      <CardDetailsLine card={card} />
      <p className="text-14 text-muted">
        <PlaceText place={card} separator=" · " />
      </p>
      <p className="font-semibold text-14 empty:hidden">
        <FilterReachTimeText at={card.position} />
      </p>
    </div>
  );
}

function OnMarket({ property }: { property: Property }) {
  useRecordView(property);
  return (
    <>
      <PriceInContext property={property} />
      {!property.mine && <ContactPanel property={property} key={property.id} />}
    </>
  );
}
