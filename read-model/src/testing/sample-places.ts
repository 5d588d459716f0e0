import { composePlaceId, type Place, type Position } from '@naksha/events/kernel';

export const sampleCity = (name: string, position: Position): Place => {
  const id = composePlaceId(name);
  return { id, kind: 'city', cityId: id, names: { en: name }, aka: [], position, radiusM: 5_000 };
};

export const sampleLocality = (city: string, name: string, position: Position): Place => ({
  id: composePlaceId(city, name),
  kind: 'locality',
  cityId: composePlaceId(city),
  names: { en: name },
  aka: [],
  position,
  radiusM: 600,
});

export const SAMPLE_PLACES: readonly Place[] = [
  sampleCity('Mohali', { lat: 30.705, lng: 76.7326 }),
  sampleCity('Chandigarh', { lat: 30.7353, lng: 76.8041 }),
  sampleLocality('Mohali', 'Sector 70', { lat: 30.7046, lng: 76.7179 }),
  sampleLocality('Mohali', 'Sector 8', { lat: 30.72, lng: 76.73 }),
  sampleLocality('Mohali', 'Phase 11', { lat: 30.69, lng: 76.75 }),
  sampleLocality('Chandigarh', 'Sector 7', { lat: 30.7353, lng: 76.8041 }),
];
