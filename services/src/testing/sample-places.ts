import { composePlaceId, Gazetteer, type Place, type Position } from '@naksha/events/kernel';

const city = (name: string, position: Position): Place => {
  const id = composePlaceId(name);
  return { id, kind: 'city', cityId: id, names: { en: name }, aka: [], position, radiusM: 5_000 };
};
const locality = (of: string, name: string, position: Position): Place => {
  const [id, cityId] = [composePlaceId(of, name), composePlaceId(of)];
  return { id, kind: 'locality', cityId, names: { en: name }, aka: [], position, radiusM: 600 };
};

export const gazetteer = new Gazetteer([
  city('Mohali', { lat: 30.7, lng: 76.72 }),
  city('Zirakpur', { lat: 30.645, lng: 76.82 }),
  locality('Mohali', 'Sector 70', { lat: 30.699, lng: 76.72 }),
  locality('Zirakpur', 'VIP Road', { lat: 30.648, lng: 76.82 }),
]);
