import { expect, it } from 'vitest';
import { sampleCities } from '../shared/places/testing/sample-cities.ts';
import { chooseHeaderCity } from './header-phone.tsx';

const named = (...asked: (string | null | undefined)[]) => chooseHeaderCity(sampleCities, ...asked)?.id;

it('the bar names the city of the page, then the selected one, and no default', () => {
  const [{ id, name }, other] = sampleCities;
  expect([named(id, other.id), named(name, other.id), named(undefined, other.id)]).toEqual([id, id, other.id]);
  expect([named(), named(null), named('', undefined)]).toEqual([undefined, undefined, undefined]);
  expect(named('Atlantis', other.id)).toBeUndefined();
});
