import { Problem } from '@naksha/events/contracts';
import { isPlaceId, type Place } from '@naksha/events/kernel';
import type { Places } from './places.ts';

export function requireCityByIdOrName({ gazetteer }: Pick<Places, 'gazetteer'>, text: string): Place {
  const byId = isPlaceId(text) ? gazetteer.find(text) : undefined;
  const city = byId?.kind === 'city' ? byId : gazetteer.listByName('city', text)[0];
  if (!city) throw new Problem(404, 'no_such_city', 'City not found.');
  return city;
}
