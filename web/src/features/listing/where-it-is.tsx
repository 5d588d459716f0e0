import type { Property } from '@naksha/events/wire/property';
import { OptionalPart } from '../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { APART_ZOOM } from '../../shared/map/zoom.ts';
import { t } from '../../shared/messages/t.ts';
import { PlaceText } from '../../shared/places/place-text.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { homeMapPathAt } from './map-at.ts';
import { SurroundingsSkeleton } from './surroundings-skeleton.tsx';
import { RenderWhenNear } from './when-near.tsx';

const SurroundingsMap = lazyWithTimeout(() => import('./surroundings-map.tsx'));

export function ListingLocation({ property }: { property: Property }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-bold text-20">{t('listing.where')}</h2>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-map p-4">
        <p className="flex items-center gap-2">
          <Icon name="pin" size={24} />
          <PlaceText place={property} />
        </p>
        <ButtonLink href={homeMapPathAt(property.position, APART_ZOOM, { home: property.id })}>
          <Icon name="map" />
          {t('listing.onMap')}
        </ButtonLink>
      </div>
      <RenderWhenNear until={<SurroundingsSkeleton />}>
        <OptionalPart fallback={<SurroundingsSkeleton />}>
          <SurroundingsMap property={property} />
        </OptionalPart>
      </RenderWhenNear>
    </section>
  );
}
