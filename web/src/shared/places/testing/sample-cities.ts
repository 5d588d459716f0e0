import type { PlaceNames } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';

/** A hundred metres apart to the north. */
export const sampleCity = (name: string, lat: number, lng: number, localities: string[], names?: PlaceNames): City => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  names,
  position: { lat, lng },
  default_zoom: 13,
  map_ploygon: [],
  credits: [],
  localities: localities.map((locality, k) => ({
    id: `${name}-${locality}`.toLowerCase().replaceAll(' ', '-'),
    name: locality,
    names: { en: locality, hi: locality.replace('Sector', 'सेक्टर') },
    city: name,
    position: { lat: lat + k / 1000, lng },
  })),
});
const sectors = Array.from({ length: 40 }, (_, k) => `Sector ${k + 1}`);
const chandigarh = { en: 'Chandigarh', hi: 'चंडीगढ़', pa: 'ਚੰਡੀਗੜ੍ਹ' };
export const sampleCities: readonly City[] = [
  sampleCity('Chandigarh', 30.73, 76.78, [...sectors, 'Manimajra'], chandigarh),
  sampleCity('Mohali', 30.7, 76.71, ['Sector 70', 'Aerocity', 'Sunny Enclave']),
  sampleCity('New Chandigarh', 30.8, 76.74, ['Mullanpur']),
];
