import type { PageName } from '@naksha/events/contracts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CityButton } from '../features/home/city/city-button.tsx';
import { startingCity, storedCity } from '../features/home/view/starting-city.ts';
import { useCities } from '../shared/api/cities.ts';
import { t } from '../shared/messages/t.ts';
import { FirstIcon } from '../shared/ui/first-icon.tsx';
import { showsCity } from './account-routes.ts';
import { goSignedIn } from './sign-in-from.ts';

type Props = { route: PageName | undefined };

/** What ends a phone's header: on Landing the person, on every other public page the city. */
export default function HeaderPhone({ route }: Props) {
  if (route === 'Landing') return <PersonButton route={route} />;
  return showsCity(route) && <PageCity />;
}

/** Where the map will stand: on a page without one the choice is kept until it opens. */
function PageCity() {
  const cities = useCities();
  const [chosen, setChosen] = useState<string>();
  const shown = startingCity(cities, chosen, storedCity());
  return <CityButton cities={cities} shown={shown} disabled={false} onChoose={({ id }) => setChosen(id)} />;
}

function PersonButton({ route }: Props) {
  const [, navigate] = useLocation();
  return (
    <button
      type="button"
      aria-label={t('app.user.menu')}
      className="grid size-11 place-items-center rounded-full border border-line bg-surface"
      onClick={() => goSignedIn({ route, navigate }, '/dashboard/profile')}
    >
      <FirstIcon name="user" size={24} />
    </button>
  );
}
