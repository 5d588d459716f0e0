import { check, sleep } from 'k6';
import http from 'k6/http';
import { ipAddressOfPerson, randomMapView, randomNumberBetween, SITE } from './site.ts';

/** Numbers with the fixed code (OTP_BYPASS_NUMBERS) configured by the runner. */
export const phoneOfPerson = (person: number): string => `99000${String(person % 500).padStart(5, '0')}`;
const CODE = __ENV.LOAD_CODE ?? '0000';
const photo = __ENV.LOAD_PHOTO ? open(__ENV.LOAD_PHOTO, 'b') : undefined;

const tokens: Record<string, string> = {};

/** Once per person and run. @returns headers with the token */
function signIn(person: number): Record<string, string> {
  const phone = phoneOfPerson(person);
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': ipAddressOfPerson(person) };
  if (!tokens[phone]) {
    const who = { mobile_phone: phone, country_code: '+91' };
    const ask = (path: string, body: object) =>
      http.post(SITE + path, JSON.stringify(body), { headers, tags: { name: 'sign-in' } });
    ask('/api/auth/signup/signin', who);
    const { body } = ask('/api/auth/signin/otpverify', { ...who, otp: CODE });
    tokens[phone] = (JSON.parse(String(body)) as { access?: string }).access ?? '';
    check(tokens[phone], { 'signed in': (token) => token !== '' });
  }
  return { ...headers, authorization: `Bearer ${tokens[phone]}` };
}

const key = (): string =>
  `${__VU}-${__ITER}-${Math.random().toString(36).slice(2)}-${Math.random().toString(36).slice(2)}`;

export function post(): void {
  const headers = signIn(__VU);
  const photos: string[] = [];
  if (photo) {
    const sent = http.post(`${SITE}/api/photos`, photo, {
      headers: { ...headers, 'content-type': 'image/jpeg', 'idempotency-key': key() },
      tags: { name: 'photo' },
      // The server may postpone photos; the listing is posted without.
      responseCallback: http.expectedStatuses(202, 429, 503),
    });
    if (sent.status === 202) photos.push((JSON.parse(String(sent.body)) as { id: string }).id);
  }
  const flat = {
    title: 'Corner flat near the park',
    expected_price: Math.round(randomNumberBetween(2e6, 2e7)),
    area: { value: Math.round(randomNumberBetween(600, 2400)), unit: 'sqft' },
    bedrooms: 3,
    bathrooms: 2,
    car_parkings: 1,
    position: randomMapView(),
    lister: 'owner',
    ownership: 0,
    description: 'Morning sun, two balconies.',
    amenities: ['lift', 'park'],
    ...(photos.length > 0 && { photos }),
  };
  const answer = http.post(`${SITE}/api/property/residential/flat`, JSON.stringify(flat), {
    headers: { ...headers, 'idempotency-key': key() },
    tags: { name: 'post' },
  });
  check(answer, { posted: ({ status }) => status === 200 });
  sleep(randomNumberBetween(1, 5));
}

const isAnswered = ({ status, body }: { status: number; body: unknown }): boolean =>
  status === 200 || status === 429 || (status === 403 && /contact_(demo|own)_listing/.test(String(body)));

/** Finds homes, saves one and contacts its seller, within the daily limit. */
export function contact(): void {
  const headers = signIn(__VU + 250);
  const found = http.get(`${SITE}/api/listings?bbox=76.5,30.5,77.05,30.95&sort=newest`, {
    headers,
    tags: { name: 'list' },
  });
  const { listings } = JSON.parse(String(found.body)) as { listings: { id: string }[] };
  for (const { id } of listings.slice(0, 2)) {
    for (const [act, body] of [
      ['saved', { property: id, liked: true }],
      ['contacted', { property: id }],
    ] as const) {
      const answer = http.post(`${SITE}/api/buyer/${act}`, JSON.stringify(body), {
        headers: { ...headers, 'idempotency-key': key() },
        tags: { name: act },
        // Rejected above twenty a day, and for demos and own listings.
        responseCallback: http.expectedStatuses(200, 403, 429),
      });
      check(answer, { [`${act}: limit reached or not available`]: isAnswered });
    }
    sleep(randomNumberBetween(1, 3));
  }
}
