import { sleep } from 'k6';
import http from 'k6/http';
import { ipAddressOfPerson, pickRandom, randomMapView, randomNumberBetween, SITE, sendCheckedRequest } from './site.ts';

const FILTERS = [
  '',
  'property_subtype=flat',
  'property_subtype=flat&bedroom=3',
  'price_range=20,60',
  'property_type=commercial',
];
const WORDS = ['sector 70', 'kharar', 'three bedrooms', 'park', 'zirakpur flat', 'mohali kothi'];

/** 512-px tiles. */
function tileAt({ lat, lng }: { lat: number; lng: number }, zoom: number): { x: number; y: number } {
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return { x: Math.floor((lng / 360 + 0.5) * 2 ** zoom), y: Math.floor(y * 2 ** zoom) };
}

/** Opens the map, pans, zooms and changes a filter: nine tiles and a list per view, with pauses. */
export function browseMap(): void {
  sendCheckedRequest('home', '/home');
  let at = randomMapView();
  let filter = '';
  for (let view = 0; view < 5; view++) {
    const zoom = pickRandom([10, 11, 12, 13, 14]);
    const { x, y } = tileAt(at, zoom);
    const query = filter && `?${filter}`;
    const headers = { 'x-forwarded-for': ipAddressOfPerson(__VU) };
    http.batch(
      Array.from({ length: 9 }, (_, k) => ({
        method: 'GET',
        url: `${SITE}/api/map/${zoom}/${x - 1 + (k % 3)}/${y - 1 + Math.floor(k / 3)}.mvt${query}`,
        params: { headers, tags: { name: 'tile' } },
      })),
    );
    const half = 0.7 / 2 ** (zoom - 9);
    const bbox = [at.lng - half, at.lat - half, at.lng + half, at.lat + half].map((part) => part.toFixed(4));
    sendCheckedRequest('list', `/api/listings?bbox=${bbox}${filter && `&${filter}`}`);
    sleep(randomNumberBetween(1, 4));
    if (view % 2) filter = pickRandom(FILTERS);
    at = { lat: at.lat + randomNumberBetween(-half, half), lng: at.lng + randomNumberBetween(-half, half) };
  }
}

export function search(): void {
  const words = pickRandom(WORDS);
  for (let letters = 2; letters <= words.length; letters += 3) {
    sendCheckedRequest('suggestions', `/api/suggestions?q=${encodeURIComponent(words.slice(0, letters))}`);
    sleep(randomNumberBetween(0.2, 0.6));
  }
  sendCheckedRequest('search', `/api/search?q=${encodeURIComponent(words)}`);
  sleep(randomNumberBetween(2, 5));
}

export function readListings(): void {
  const { body } = sendCheckedRequest(
    'list',
    `/api/listings?bbox=76.5,30.5,77.05,30.95&sort=${pickRandom(['newest', 'price', 'recommended'])}`,
  );
  const { listings } = JSON.parse(String(body)) as { listings: { property_subtype: string; slug: string }[] };
  for (let page = 0; page < 3 && listings.length > 0; page++) {
    const { property_subtype, slug } = pickRandom(listings);
    // It may have been sold or deleted.
    sendCheckedRequest('page', `/${property_subtype}/${slug}`, {}, [200, 301, 410]);
    sleep(randomNumberBetween(2, 8));
  }
}

export function listen(): void {
  const at = randomMapView();
  http.get(
    `${SITE}/api/live?bbox=${[at.lng - 0.05, at.lat - 0.05, at.lng + 0.05, at.lat + 0.05].map((part) => part.toFixed(2))}`,
    {
      headers: { 'x-forwarded-for': ipAddressOfPerson(__VU), accept: 'text/event-stream' },
      tags: { name: 'live' },
      timeout: '20s',
      responseCallback: null as never,
    },
  );
}
