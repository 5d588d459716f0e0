import type { AroundListing as Around } from '@naksha/events/wire/around-listing';
import type { Property } from '@naksha/events/wire/property';
import { useQuery } from '@tanstack/react-query';
import { shownRate, shownRatePer } from '../../shared/format/facts.ts';
import { t } from '../../shared/messages/t.ts';
import { PlaceText } from '../../shared/places/place-text.tsx';
import { useSession } from '../../shared/session/session.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { LatestCard } from '../landing/latest-card.tsx';
import { aroundQuery } from './around-query.ts';
import { LoanInBrief } from './loan-in-brief.tsx';
import { PassOn } from './pass-on.tsx';

/** What one compares the listing with, and hands it on by. */
export default function AroundListing({ property }: { property: Property }) {
  const { data, error, refetch } = useQuery(aroundQuery(property.id, useSession()));
  return (
    <div className="flex flex-col gap-6">
      <PassOn property={property} />
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.locality && <LocalityPrice property={property} locality={data.locality} />}
      {data && data.similar.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="font-bold text-20">{t('listingAround.similar')}</h2>
          <p className="text-14 text-muted">{t('listingAround.similarWhy')}</p>
          <ul className="grid gap-4 sm:grid-cols-2">
            {data.similar.map((card) => (
              <LatestCard key={card.id} card={card} />
            ))}
          </ul>
        </section>
      )}
      {!property.listing_state.startsWith('sold') && <LoanInBrief price={property.expected_price} />}
    </div>
  );
}

type LocalityProps = { property: Property; locality: NonNullable<Around['locality']> };

/** The median beside this listing's own; of fewer than five homes there is none. */
function LocalityPrice({ property, locality: { rate, unit, homes: n, demo } }: LocalityProps) {
  const { expected_price: price, area, property_subtype: subtype } = property;
  return (
    <section className="flex flex-col gap-1">
      <h2 className="font-bold text-20">
        <PlaceText place={{ ...property, project: undefined }} />
      </h2>
      {rate === null ? (
        <p className="text-muted">{t('listingAround.tooFew')}</p>
      ) : (
        <>
          <p>
            {t('listingAround.median')} <span className="font-semibold">{shownRatePer(rate, unit)}</span>
          </p>
          <p>
            {t('listingAround.own')} <span className="font-semibold">{shownRate(price, area, subtype)}</span>
          </p>
          <p className="text-14 text-muted">
            {demo ? t('listingAround.ofDemoHomes', { n }) : t('listingAround.ofHomes', { n })}
          </p>
        </>
      )}
    </section>
  );
}
