import type { PlaceId } from '@naksha/events/kernel';
import { Link } from 'wouter';
import { useCities } from '../../shared/api/cities.ts';
import { homePath } from '../../shared/home-path.ts';
import { t } from '../../shared/messages/t.ts';
import { nameInLocale } from '../../shared/places/place-name.ts';
import { Icon } from '../../shared/ui/icon.tsx';

export function CityTiles() {
  const cities = useCities();
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-bold text-24">{t('landing.cities')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-4 xl:grid-cols-[repeat(auto-fit,minmax(136px,1fr))]">
        {cities.map(({ id, localities, ...city }) => (
          <li key={id}>
            <Link
              href={homePath({ city: id, filter: { place: [id as PlaceId] } })}
              className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface px-4 py-3 shadow-card transition-shadow hover:shadow-lift sm:py-4"
            >
              <span className="max-sm:hidden">
                <Icon name="pin" size={24} />
              </span>
              <span className="break-words font-semibold">{nameInLocale(city)}</span>
              <span className="text-14 text-muted">{t('landing.cities.localities', { n: localities.length })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
