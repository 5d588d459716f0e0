import type { Property } from '@naksha/events/wire/property';
import { Link } from 'wouter';
import { useCities } from '../../shared/api/cities.ts';
import { t } from '../../shared/messages/t.ts';
import { findCityName, findLocalityName } from '../../shared/places/place-name.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { mapPathAt } from './map-at.ts';

export function Breadcrumb({ property }: { property: Property }) {
  const { city, locality, property_subtype: subtype } = property;
  const cities = useCities();
  return (
    <nav aria-label={t('listing.breadcrumb')} className="flex flex-wrap items-center text-14 text-muted">
      <Link href={mapPathAt(property.position, 13)} className={LINK}>
        {findCityName(cities, city)}
      </Link>
      <Icon name="chevronRight" size={16} />
      <Link href={mapPathAt(property.position, 15)} className={LINK}>
        {findLocalityName(cities, { locality, city })}
      </Link>
      <Icon name="chevronRight" size={16} />
      <Link href={mapPathAt(property.position, 15, { subtype })} className={LINK}>
        {t(`trade.subtypes.${subtype}`)}
      </Link>
    </nav>
  );
}

const LINK =
  'flex min-h-11 min-w-11 items-center rounded-control px-1 underline-offset-4 hover:text-ink hover:underline';
