import { readFileSync } from 'node:fs';
import { composePlaceId, type Place, type Position } from '@naksha/events/kernel';
import { parse } from 'csv-parse/sync';

const CSV = new URL('../../data/localities.csv', import.meta.url);

/** The localities that ship with the project, `deploy/data/localities.csv`, each with the source of its point, and their cities. */
export function readPlaces(file: URL = CSV): Place[] {
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true });
  const localities = rows.map(
    ({ city, locality, lat, lng, source }): Place => ({
      id: composePlaceId(city, locality),
      kind: 'locality',
      cityId: composePlaceId(city),
      names: { en: locality },
      aka: [],
      position: { lat: Number(lat), lng: Number(lng) },
      radiusM: 600,
      ...(source.includes('CC BY') && { credit: source.replace(/, centroid$/, '') }),
    }),
  );
  const cities = [...Map.groupBy(rows, ({ city }) => city).keys()].map((name): Place => {
    const id = composePlaceId(name);
    const within = localities.filter(({ cityId }) => cityId === id).map(({ position }) => position);
    return { id, kind: 'city', cityId: id, names: { en: name }, aka: [], position: middle(within), radiusM: 5_000 };
  });
  return [...cities, ...localities];
}

function middle(positions: readonly Position[]): Position {
  const mean = (pick: (position: Position) => number) =>
    Math.round((positions.reduce((sum, position) => sum + pick(position), 0) / positions.length) * 1e5) / 1e5;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
