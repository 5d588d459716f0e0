import type { Property } from '@naksha/events/wire/property';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../shared/messages/t.ts';
import { useSession } from '../../shared/session/session.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { LatestCard } from '../landing/latest-card.tsx';
import { aroundListingQuery } from './around-query.ts';
import { CompareButton } from './compare-button.tsx';
import { HideButton } from './hide-button.tsx';
import { HideListerButton } from './hide-lister-button.tsx';
import { LoanInBrief } from './loan-in-brief.tsx';
import { LocalityPrice } from './locality-price.tsx';
import { ShareButtons } from './pass-on.tsx';

export default function ListingActionsAndContext({ property }: { property: Property }) {
  const { data, error, refetch } = useQuery(aroundListingQuery(property.id, useSession()));
  return (
    <div className="flex flex-col gap-6">
      <ShareButtons title={property.title} path={`/${property.property_subtype}/${property.slug}`}>
        <CompareButton id={property.id} />
        <HideButton id={property.id} />
        {property.lister_id && <HideListerButton id={property.lister_id} property={property} />}
      </ShareButtons>
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
