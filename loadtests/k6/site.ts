import { check } from 'k6';
import http, { type RefinedParams, type RefinedResponse, type ResponseType } from 'k6/http';

export const SITE = __ENV.LOAD_URL ?? 'http://127.0.0.1:3000';
/** Multiplies every stage; 1 is for two cores. */
const SCALE = Number(__ENV.LOAD_SCALE ?? 1);

export const scaleCount = (count: number): number => Math.max(1, Math.round(count * SCALE));

/** The three cities. */
const [WEST, SOUTH, EAST, NORTH] = [76.65, 30.62, 76.9, 30.8];

export const randomNumberBetween = (from: number, to: number): number => from + Math.random() * (to - from);
export const pickRandom = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)];
export const randomMapView = () => ({ lat: randomNumberBetween(SOUTH, NORTH), lng: randomNumberBetween(WEST, EAST) });

export const ipAddressOfPerson = (person: number): string =>
  `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`;

export type Asked = RefinedResponse<ResponseType | undefined>;

/** @param route name in figures and thresholds @param expected statuses that are not failures */
export function sendCheckedRequest(
  route: string,
  path: string,
  params: RefinedParams<'text'> = {},
  expected: readonly number[] = [200, 304],
): Asked {
  const answer = http.get(SITE + path, {
    ...params,
    headers: { 'x-forwarded-for': ipAddressOfPerson(__VU), ...params.headers },
    tags: { name: route },
    responseCallback: http.expectedStatuses(...expected),
  });
  check(answer, { [`${route} responds`]: ({ status }) => expected.includes(status) });
  return answer;
}

/** At most 0.1 % failed requests, and p95 per route in ms. */
export const latencyThresholds = (p95: Readonly<Record<string, number>>): Record<string, string[]> => ({
  http_req_failed: ['rate<0.001'],
  checks: ['rate>0.999'],
  ...Object.fromEntries(
    Object.entries(p95).map(([route, most]) => [`http_req_duration{name:${route}}`, [`p(95)<${most}`]]),
  ),
});
