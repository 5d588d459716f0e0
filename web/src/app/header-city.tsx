import { useState } from 'react';
import { CityButton } from '../features/home/city/city-button.tsx';
import { startingCity, storedCity } from '../features/home/view/starting-city.ts';
import { useCities } from '../shared/api/cities.ts';

/** Where the map will stand: on a page without one the choice is kept until it opens. */
export default function HeaderCity() {
  const cities = useCities();
  const [chosen, setChosen] = useState<string>();
  const shown = startingCity(cities, chosen, storedCity());
  return <CityButton cities={cities} shown={shown} disabled={false} onChoose={({ id }) => setChosen(id)} />;
}
