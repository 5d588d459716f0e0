import { readFileSync } from 'node:fs';
import type { Place } from '@naksha/events/kernel';
import { parse } from 'csv-parse/sync';

const CSV = new URL('../../data/localities.csv', import.meta.url);

/** The localities that ship with the project, `deploy/data/localities.csv`, each with the source of its point. */
export function readPlaces(file: URL = CSV): Place[] {
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true });
  return rows.map(({ city, locality, lat, lng, source }) => ({
    city,
    locality,
    position: { lat: Number(lat), lng: Number(lng) },
    attribution: source,
  }));
}
