import type { Property } from '@naksha/events/wire/property';
import { t } from '../../shared/messages/t.ts';
import { ListingIllustration } from '../../shared/ui/listing-illustration.tsx';
import { usePhone } from '../../shared/ui/use-media.ts';

/** In this stage a drawing, and it says so. */
export function Picture({ property }: { property: Property }) {
  const sold = property.listing_state === 'sold' || property.listing_state === 'sold_by_naksha';
  const wide = !usePhone();
  return (
    <figure className="relative overflow-hidden rounded-card bg-map">
      <div
        role="img"
        aria-label={t('app.illustrationOf', { subtype: t(`trade.subtype.${property.property_subtype}`) })}
      >
        <ListingIllustration
          subtype={property.property_subtype}
          id={property.id}
          wide={wide}
          className={`aspect-4/3 w-full sm:aspect-[11/4] ${sold ? 'grayscale' : ''}`}
        />
      </div>
      <figcaption className="absolute right-3 bottom-3 rounded-control bg-surface/90 px-2 py-1 text-12 text-muted">
        {t('app.illustration')}
      </figcaption>
      {sold && (
        <p className="absolute top-3 left-3 rounded-control bg-ink px-3 py-1 font-bold text-surface">
          {t('listing.sold')}
        </p>
      )}
    </figure>
  );
}
