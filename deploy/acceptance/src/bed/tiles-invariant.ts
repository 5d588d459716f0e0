import { projectToUnitSquare } from '@naksha/events/kernel';
import { decodeTileFeatures } from '@naksha/read-model/testing';
import type { Bed } from './bed.ts';
import { placeFlat } from './flat-positions.ts';

const ZOOMS = [9, 11, 12, 13, 14];
/** Tiles per zoom, spread evenly over those with flats. */
const MOST = 12;
const QUERIES = ['/api/listings?bbox=76.5,30.5,77.05,30.95&sort=newest', '/api/map/count?bbox=76.5,30.5,77.05,30.95'];

/** `shows`: must not be empty. */
type Place = { path: string; shows: boolean };

/**
 * Paths to compare: tiles with flats at several zooms, one filtered, and lists. Only each zoom's fullest must not be empty,
 * because listings at an edge can be in the neighbour.
 */
export function listPlaces(flats: number): Place[] {
  const tiles = ZOOMS.flatMap((zoom) => {
    const numbers = Array.from({ length: flats }, (_, number) => number);
    const all = [...Map.groupBy(numbers, (number) => findTile(number, zoom))].sort(
      ([, a], [, b]) => b.length - a.length,
    );
    const step = Math.max(1, all.length / MOST);
    return Array.from({ length: Math.min(MOST, all.length) }, (_, k) => ({
      path: all[Math.floor(k * step)][0],
      shows: k === 0,
    }));
  });
  const filtered = tiles.findLast(({ shows }) => shows);
  const queries = [`${filtered?.path}?property_type=residential`, ...QUERIES];
  return [...tiles, ...queries.map((path) => ({ path, shows: true }))];
}

function findTile(number: number, zoom: number): string {
  const { x, y } = projectToUnitSquare(placeFlat(number));
  return `/api/map/${zoom}/${Math.floor(x * 2 ** zoom)}/${Math.floor(y * 2 ** zoom)}.mvt`;
}

export async function findTileProblems(urls: readonly string[], flats: number): Promise<string[]> {
  if (flats === 0) throw new Error('No flat was posted, so there are no tiles to compare');
  const troubled: string[] = [];
  for (const { path, shows } of listPlaces(flats)) {
    const answers = await Promise.all(urls.map((url) => askTile(url + path)));
    const told = answers.map(({ status, etag, bytes }) => `${status} ${etag} ${bytes.slice(0, 60)}`).join(' | ');
    if (new Set(answers.map((answer) => JSON.stringify(answer))).size > 1) troubled.push(`${path} differs: ${told}`);
    else if (answers[0].status !== 200) troubled.push(`${path} is an error: ${told}`);
    else if (shows && path.includes('.mvt') && isEmpty(answers[0].bytes)) troubled.push(`${path} is empty: ${told}`);
  }
  return troubled;
}

/** Compares with a process that has just loaded the documents and shares no tiles. @returns the differences */
export async function compareWithFreshProcess(bed: Bed): Promise<string[]> {
  const fresh = await bed.add('api', { REDIS_URL: '', KAFKA_BROKERS: '' });
  try {
    const urls = bed.apis.filter(({ expected }) => expected).map(({ url }) => url);
    return await findTileProblems(urls, bed.ledger.flats);
  } finally {
    await bed.remove(fresh);
  }
}

const isEmpty = (bytes: string): boolean => Object.keys(decodeTileFeatures(Buffer.from(bytes, 'base64'))).length === 0;

async function askTile(url: string): Promise<{ status: number; etag: string | null; bytes: string }> {
  const answer = await fetch(url);
  const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64');
  return { status: answer.status, etag: answer.headers.get('etag'), bytes };
}
