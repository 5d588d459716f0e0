import type { PageName } from '@naksha/events/contracts';
import type { City } from '@naksha/events/wire/cities';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { CityPickerButton } from '../features/home/city/city-button.tsx';
import { readStoredCityId } from '../features/home/view/starting-city.ts';
import { useCities } from '../shared/api/cities.ts';
import { homeViewPath } from '../shared/home-path.ts';
import { t } from '../shared/messages/t.ts';
import { usePageCity } from '../shared/places/page-city.ts';
import { FirstLoadIcon } from '../shared/ui/first-icon.tsx';
import { showsCityInHeader } from './account-routes.ts';
import { navigateAfterSignIn } from './sign-in-from.ts';

type Props = { route: PageName | undefined };

export default function PhoneScreenHeader({ route }: Props) {
  const [path] = useLocation();
  if (route === 'Landing') return <PersonButton route={route} />;
  return showsCityInHeader(route) && <PageCity key={path} route={route} />;
}

function PageCity({ route }: Props) {
  const cities = useCities();
  const ofPage = usePageCity();
  const [params, setParams] = useSearchParams();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<string>();
  const lists = route === 'PriceDrops';
  const shown = lists
    ? chooseHeaderCity(cities, params.get('place'))
    : chooseHeaderCity(cities, ofPage, chosen ?? readStoredCityId());
  const choose = (id: string) => {
    if (lists) setParams({ place: id });
    else if (ofPage) navigate(homeViewPath({ city: id }));
    else setChosen(id);
  };
  return <CityPickerButton cities={cities} shown={shown} disabled={false} onChoose={({ id }) => choose(id)} />;
}

function PersonButton({ route }: Props) {
  const [, navigate] = useLocation();
  return (
    <button
      type="button"
      aria-label={t('app.user.menu')}
      className="grid size-[min(2.75rem,56px)] place-items-center rounded-full border border-line bg-surface"
      onClick={() => navigateAfterSignIn({ route, navigate }, '/dashboard/profile')}
    >
      <FirstLoadIcon name="user" size={24} />
    </button>
  );
}

/** Never the default city, which nobody chose. `asked`: ids, or names as listings have them. */
export function chooseHeaderCity(
  cities: readonly City[],
  ...asked: readonly (string | null | undefined)[]
): City | undefined {
  const first = asked.find(Boolean);
  return cities.find(({ id, name }) => id === first || name === first);
}
