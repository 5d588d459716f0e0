import type { City } from '@naksha/events/wire/cities';

/** Its localities lie one after the other northward, a hundred metres apart. */
export const sampleCity = (name: string, lat: number, lng: number, localities: string[]): City => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  position: { lat, lng },
  default_zoom: 13,
  map_ploygon: [],
  credits: [],
  localities: localities.map((locality, k) => ({
    id: `${name}-${locality}`.toLowerCase().replaceAll(' ', '-'),
    name: locality,
    city: name,
    position: { lat: lat + k / 1000, lng },
  })),
});
const sectors = Array.from({ length: 40 }, (_, k) => `Sector ${k + 1}`);
export const sampleCities: readonly City[] = [
  sampleCity('Chandigarh', 30.73, 76.78, [...sectors, 'Manimajra']),
  sampleCity('Mohali', 30.7, 76.71, ['Sector 70', 'Aerocity', 'Sunny Enclave']),
  sampleCity('New Chandigarh', 30.8, 76.74, ['Mullanpur']),
];
