import type { PlaceId } from '@naksha/events/kernel';
import type { CitiesOnMarket, CityOnMarket } from '@naksha/events/wire/market';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { fetchPublicJson } from '../../shared/api/api.ts';
import { useCities } from '../../shared/api/cities.ts';
import { listingsKey } from '../../shared/api/listings-key.ts';
import { formatRupeesShort } from '../../shared/format/facts.ts';
import { homeViewPath } from '../../shared/home-path.ts';
import { t } from '../../shared/messages/t.ts';
import { nameInLocale } from '../../shared/places/place-name.ts';
import { Icon } from '../../shared/ui/icon.tsx';

export function CityTiles() {
  const cities = useCities();
  const { data } = useQuery({
    queryKey: [...listingsKey, 'cities'],
    queryFn: ({ signal }) => fetchPublicJson<CitiesOnMarket>('/market', { signal }),
  });
  const findOnMarket = (id: string) => data?.cities.find((city) => city.id === id);
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-bold text-24">{t('landing.cities')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-4 xl:grid-cols-[repeat(auto-fit,minmax(136px,1fr))]">
        {cities.map(({ id, localities, ...city }) => (
          <li key={id}>
            <Link
              href={homeViewPath({ city: id, filter: { place: [id as PlaceId] } })}
              className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface px-4 py-3 shadow-card transition-shadow hover:shadow-lift sm:py-4"
            >
              <span className="max-sm:hidden">
                <Icon name="pin" size={24} />
              </span>
              <span className="break-words font-semibold">{nameInLocale(city)}</span>
              <span className="text-14 text-muted">{describeMarket(findOnMarket(id), localities.length)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeMarket(city: CityOnMarket | undefined, localities: number): string {
  if (!city) return t('landing.cities.localities', { n: localities });
  const { homes, price_from: from } = city;
  if (homes === 0 || from === null) return t('landing.cities.none');
  return t('landing.cities.homes', { homes: t('home.homes', { n: homes }), from: `₹${formatRupeesShort(from)}` });
}
