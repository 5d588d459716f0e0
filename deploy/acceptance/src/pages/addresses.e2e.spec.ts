import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import { encodeCanonicalUrlPath } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_CHECK, type ListingPosted, sampleFlat } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

const SHELL = '<html><head><!--head--><title>Naksha</title><!--/head--></head><body><!--data--></body></html>';
const ORIGIN = 'https://naksha.example';
const TITLES = ['मोहाली में 3 बेडरूम', 'ਮੋਹਾਲੀ ਵਿੱਚ ਫਲੈਟ', 'موہالی میں فلیٹ', 'Café près du lac', 'Café\u0301 ﷺ 😀 flat'];

let app: TestApp;
let client: string;
let anyone: TestClient;
let seller: TestClient;
let staff: TestClient;
beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'naksha-client-'));
  await writeFile(join(client, 'index.html'), SHELL);
  app = await TestApp.start({ client, settings: { PUBLIC_URL: ORIGIN } });
  anyone = app.client();
  seller = await app.signIn('+919812300001', 'Asha');
  staff = await app.signIn(STAFF_PHONE);
});
afterAll(async () => {
  await app.stop();
  await rm(client, { recursive: true });
});

async function post(title: string): Promise<ListingPosted> {
  const flat = await seller.postFlat({ title, position: { lat: 30.7333, lng: 76.7794 } });
  await staff.post(`/api/staff/listings/${flat.id}/verify`, { checks: EVERY_CHECK });
  await app.drain();
  return flat;
}

async function open(path: string): Promise<[status: number, location: string | null]> {
  const { status, headers } = await anyone.get(path);
  return [status, headers.get('location')];
}

describe('a listing whose title is in any script', () => {
  it.each(TITLES)('opens by its URL in each language: %s', async (title) => {
    const { id, slug } = await post(title);
    const path = encodeCanonicalUrlPath(`/flat/${slug}`);
    expect(slug.normalize('NFC')).toBe(slug);
    expect((await seller.get(`/api/property/${encodeURIComponent(slug)}`)).body.property.id).toBe(id);
    for (const base of ['', '/hi', '/pa']) {
      const { status, text } = await anyone.get(base + path);
      expect(status).toBe(200);
      expect(text).toContain(`<link rel="canonical" href="${ORIGIN}${base}${path}" />`);
      expect(text).toContain(`<meta property="og:url" content="${ORIGIN}${base}${path}" />`);
      for (const [tag, locale] of Object.entries({ en: '', hi: '/hi', pa: '/pa', 'x-default': '' }))
        expect(text).toContain(`<link rel="alternate" hreflang="${tag}" href="${ORIGIN}${locale}${path}" />`);
      const jsonLd = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '');
      expect(jsonLd.url).toBe(ORIGIN + base + path);
    }
    // Lower-case escapes and other Unicode compositions are the same address.
    expect(await open(path.replace(/%../g, (coded) => coded.toLowerCase()))).toEqual([200, null]);
    expect(await open(encodePathAsIs(`/flat/${slug.normalize('NFD')}`))).toEqual([200, null]);
    // The id alone, another kind and former slugs redirect to the canonical address.
    for (const other of [`/flat/${id}`, `/kothi/${slug}`, `/flat/older-words-${id}`])
      expect(await open(encodeCanonicalUrlPath(other))).toEqual([301, path]);
    expect(await open(`/hi/flat/${id}?at=2025-01-01&utm_source=mail`)).toEqual([
      301,
      `/hi${path}?at=2025-01-01&utm_source=mail`,
    ]);
    const { body } = await anyone.get(`/oembed?url=${encodeURIComponent(ORIGIN + path)}`);
    expect(body.html).toContain(`src="${ORIGIN}${encodeCanonicalUrlPath(`/embed/${slug}`)}"`);
    const frame = await anyone.get(encodeCanonicalUrlPath(`/embed/${slug}`));
    expect(frame.text).toContain(`href="${ORIGIN}${path}"`);
  });

  it('keeps every former URL after several renames', async () => {
    const { id, slug } = await post('A flat by the lake');
    const slugs = [slug];
    for (const title of ['झील के पास फ्लैट', 'ਝੀਲ ਕੋਲ ਫਲੈਟ', 'Flat by the lake again']) {
      const { body } = await seller.put(`/api/property/${id}`, { title });
      slugs.push(body.property.slug);
      await app.drain();
      const current = encodeCanonicalUrlPath(`/flat/${slugs.at(-1)}`);
      for (const former of slugs.slice(0, -1))
        expect(await open(encodeCanonicalUrlPath(`/flat/${former}`))).toEqual([301, current]);
      expect(await open(current)).toEqual([200, null]);
    }
  });
});

describe('a mangled URL', () => {
  it('leads to the page', async () => {
    const { slug, id } = await post('सेक्टर 70 में घर');
    const path = encodeCanonicalUrlPath(`/flat/${slug}`);
    for (const mangled of [
      ...['.', ')', ',', '%3E', '%20', '%E2%80%8B', ').', '%20%E2%80%93%20Naksha', '&gt;'].map((end) => path + end),
      ...[encodeURI(path), encodeURI(encodeURI(path)), `/FLAT/${id.toUpperCase()}`, path.replace('-', '%E2%80%8B-')],
    ])
      expect(await open(mangled), mangled).toEqual([301, path]);
    expect(await open(`/HI${path}.`)).toEqual([301, `/hi${path}`]);
    for (const [mangled, meant] of [
      ['/Home', '/home'],
      ['/home.', '/home'],
      ['/about-us)', '/about-us'],
      ['/search/3BHK-flats-for-sale-in-Chandigarh,', '/search/3bhk-flats-for-sale-in-chandigarh'],
      ['/home%3Fbedroom%3D3%26sort%3Dprice', '/home?bedroom=3&sort=price'],
      ['/home?bedroom=3&amp;price_range=50,80', '/home?bedroom=3&price_range=50,80'],
      ['/home?bedroom=3%26price_range=50,80', '/home?bedroom=3&price_range=50,80'],
      ['/home?price_range=50%252C80', '/home?price_range=50,80'],
      ['/hi/home?Bedroom=3&PROPERTY_SUBTYPE=FLAT', '/hi/home?bedroom=3&property_subtype=flat'],
    ])
      expect(await open(mangled), mangled).toEqual([301, meant]);
    const { body } = await anyone.get(`/oembed?url=${encodeURIComponent(`${ORIGIN}${path}.`)}`);
    expect(body.html).toContain(encodeCanonicalUrlPath(`/embed/${slug}`));
  });

  it('is not found if its meaning is unclear, and never redirects in a loop or to another site', async () => {
    for (const path of [
      '/nowhere.',
      '/NOWHERE',
      '/flat/no-such-home.',
      '/%2F%2Fevil.example',
      '/blogs/%3Cscript%3E',
      '/blogs/none)',
    ])
      expect((await open(path))[0], path).toBe(404);
    for (const path of [
      '/home?bedroom=3',
      '/home?search=R%26D&utm_source=x',
      '/login?next=%2Fhome%3FC%3D1%26sort%3Dprice',
    ])
      expect(await open(path), path).toEqual([200, null]);
  });

  it('names the filters that could not be read, without scripts and in a frame', async () => {
    for (const path of ['/home', '/embed']) {
      const { status, text } = await anyone.get(`${path}?bedroom=many&price_range=50,80&sort=price`);
      expect(status).toBe(200);
      expect(text).toContain('Part of this link isn’t valid and was ignored: “Bedrooms: many”.');
      expect(text).toContain('Set the filter again, or ask for a corrected link.');
      expect((await anyone.get(`${path}?bedroom=3`)).text).not.toContain('Part of this link');
    }
    expect((await anyone.get('/hi/home?lister=nobody')).text).toContain(
      'मान्य नहीं है और छोड़ दिया गया: “किसने पोस्ट किया: nobody”',
    );
  });
});

it('an invisible title is rejected, and character references in a title are decoded', async () => {
  for (const title of ['\u3164\u3164\u3164', '\u200b\u200b\u200b', '\u2800\u2800\u2800', '\u0301\u0301\u0301']) {
    const { status, body } = await seller.post('/api/property/residential/flat', { ...sampleFlat, title });
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'title']);
  }
  const { id } = await post('Tata &amp; Sons');
  expect((await anyone.get(`/api/property/${id}`)).body.property.title).toBe('Tata & Sons');
});

/** Percent-encoded without normalization. */
const encodePathAsIs = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
