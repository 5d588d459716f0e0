import type { Bed } from './bed.ts';

/** Around the listings of a bed's people, on several zooms; and the list beside. */
const PLACES = [
  '/api/map/9/365/209.mvt',
  '/api/map/11/1460/836.mvt',
  '/api/map/12/2920/1673.mvt',
  '/api/map/13/5841/3347.mvt',
  '/api/map/14/11683/6695.mvt',
  '/api/map/14/11683/6695.mvt?bedrooms=3',
  '/api/listings?bbox=76.5,30.5,77.05,30.95&sort=newest',
  '/api/map/count?bbox=76.5,30.5,77.05,30.95',
];

/** What differs between the processes, as bytes or ETag. Nothing does once they have caught up. */
export async function differingTiles(urls: readonly string[]): Promise<string[]> {
  const differing: string[] = [];
  for (const place of PLACES) {
    const answers = await Promise.all(urls.map((url) => answerOf(url + place)));
    if (new Set(answers).size > 1)
      differing.push(`${place}: ${answers.map((answer) => answer.slice(0, 80)).join(' | ')}`);
  }
  return differing;
}

/**
 * The same against a process that has just filled an engine of its own from the documents, and shares no tile with anybody.
 * @returns what differs
 */
export async function differingFromFresh(bed: Bed): Promise<string[]> {
  const fresh = await bed.add('api', { REDIS_URL: '', KAFKA_BROKERS: '' });
  try {
    return await differingTiles(bed.apis.filter(({ expected }) => expected).map(({ url }) => url));
  } finally {
    await bed.remove(fresh);
  }
}

async function answerOf(url: string): Promise<string> {
  const answer = await fetch(url);
  const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64');
  return `${answer.status} ${answer.headers.get('etag')} ${bytes}`;
}
