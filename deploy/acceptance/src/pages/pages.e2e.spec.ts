import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import { PAGES, type Page } from '@naksha/events/contracts';
import type { BlogList } from '@naksha/events/wire/blogs';
import type { QueryLinkGroups } from '@naksha/events/wire/query-links';
import { PUBLIC_CACHING } from '@naksha/read-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_CHECK, type ListingPosted } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

const SHELL = '<html><head><!--head--><title>Naksha</title><!--/head--></head><body><!--data--></body></html>';
/** Titles may contain any character and must be escaped. */
const NASTY = 'Flat </script><script>alert(1)</script> "quoted"';

const PAGE_FILES = {
  pages: { SingleProperty: ['assets/listing-1.js', 'assets/photos-2.js'], NotFound: ['assets/not-found-3.js'] },
  locales: { pa: ['assets/pa-4.js'] },
};

let app: TestApp;
let client: string;
let anyone: TestClient;
let seller: TestClient;
let staff: TestClient;
let flat: ListingPosted;
beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'naksha-client-'));
  await mkdir(join(client, 'assets'));
  await writeFile(join(client, 'index.html'), SHELL);
  await writeFile(join(client, 'assets/main-abc123.js'), 'console.log("naksha");'.repeat(100));
  await writeFile(join(client, 'assets/main-abc123.js.br'), 'compressed');
  await writeFile(join(client, 'service-worker.js'), 'self');
  await mkdir(join(client, '.vite'));
  await writeFile(join(client, '.vite/page-files.json'), JSON.stringify(PAGE_FILES));
  app = await TestApp.start({ client, settings: { PUBLIC_URL: 'https://naksha.example/' } });
  anyone = app.client();
  seller = await app.signIn('+919812300001', 'Asha');
  staff = await app.signIn(STAFF_PHONE);
  flat = await seller.postFlat({ title: NASTY, position: { lat: 30.7333, lng: 76.7794 } });
  await staff.post(`/api/staff/listings/${flat.id}/verify`, { checks: EVERY_CHECK });
  await app.drain();
});
afterAll(async () => {
  await app.stop();
  await rm(client, { recursive: true });
});

const readPageData = (html: string, id: string) =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null');

it('a listing’s page has title, description, URL, Open Graph and structured data without scripts', async () => {
  const { status, text } = await anyone.get(`/flat/${flat.slug}`);
  expect(status).toBe(200);
  expect(text).toContain(`<link rel="canonical" href="https://naksha.example/flat/${flat.slug}" />`);
  expect(text).toMatch(/<title>Flat .* \| Naksha<\/title>/);
  expect(text).toMatch(/<meta name="description" content="Flat .*₹85,00,000.*Chandigarh/);
  expect(text).toContain('property="og:title"');
  const jsonLd = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '');
  expect(jsonLd).toMatchObject({ '@type': 'RealEstateListing', name: NASTY, offers: { price: 8_500_000 } });
  expect(jsonLd.about.address).toMatchObject({ addressLocality: 'Chandigarh', addressRegion: 'Chandigarh' });
  expect(jsonLd.about).toMatchObject({ '@type': 'Apartment', numberOfBedrooms: 3 });
  const labels = jsonLd.about.additionalProperty.map(({ name }: { name: string }) => name);
  expect(labels).toContain('Ownership');
  expect(text).not.toContain('noindex');
});

it('a page preloads exactly the scripts that it needs', async () => {
  const listNamed = async (path: string) => {
    const { text } = await anyone.get(path);
    const head = text.slice(0, text.indexOf('</head>'));
    return [...head.matchAll(/<link rel="modulepreload" crossorigin href="\/([^"]+)">/g)].map(([, file]) => file);
  };
  expect(await listNamed(`/flat/${flat.slug}`)).toEqual(PAGE_FILES.pages.SingleProperty);
  expect(await listNamed(`/pa/flat/${flat.slug}`)).toEqual([...PAGE_FILES.pages.SingleProperty, 'assets/pa-4.js']);
  expect(await listNamed('/nowhere')).toEqual(PAGE_FILES.pages.NotFound);
  expect(await listNamed('/home')).toEqual([]);
  expect((await anyone.get('/.vite/page-files.json')).status).toBe(404);
});

it('R-05 every public page is served in each language, with links to the others', async () => {
  for (const path of ['', '/home', '/add', `/flat/${flat.slug}`])
    for (const [base, lang] of [
      ['', 'en-IN'],
      ['/hi', 'hi-IN'],
      ['/pa', 'pa-IN'],
    ]) {
      const { status, text } = await anyone.get(`${base}${path}` || '/');
      const at = (locale: string) => `https://naksha.example${`${locale}${path}` || '/'}`;
      expect(status, base + path).toBe(200);
      expect(text).toContain(`<html lang="${lang}">`);
      expect(text).toContain(`<link rel="canonical" href="${at(base)}" />`);
      for (const [tag, locale] of Object.entries({ en: '', hi: '/hi', pa: '/pa', 'x-default': '' }))
        expect(text).toContain(`<link rel="alternate" hreflang="${tag}" href="${at(locale)}" />`);
      expect(text).toMatch(/<meta name="keywords" content=".{40,}" \/>/);
    }
  expect((await anyone.get('/')).text).toContain('<title>Best real estate company in the tri-city | Naksha</title>');
  expect((await anyone.get('/hi')).text).toContain('<title>ट्राइसिटी की सबसे अच्छी रियल एस्टेट कंपनी | Naksha</title>');
  const moved = await anyone.get(`/pa/kothi/${flat.slug}`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/pa/flat/${flat.slug}`]);
  expect((await anyone.get('/hi/nowhere')).status).toBe(404);
});

it('D-159 D-165 the head is in the language of the URL: title, description and Open Graph, also for listings', async () => {
  const letters = { hi: /\p{Script=Devanagari}/u, pa: /\p{Script=Gurmukhi}/u };
  const said = (text: string, tag: string) => new RegExp(`<meta ${tag}" content="(.*?)" />`).exec(text)?.[1] ?? '';
  for (const locale of ['hi', 'pa'] as const) {
    for (const path of ['', '/home', '/add', '/login', '/dashboard/leads', '/staff/review', '/nowhere']) {
      const { text } = await anyone.get(`/${locale}${path}`);
      const title = /<title>(.*) \| Naksha<\/title>/.exec(text)?.[1] ?? '';
      for (const words of [title, said(text, 'name="description'), said(text, 'name="keywords')]) {
        expect(words, path).toMatch(letters[locale]);
        expect(words, path).not.toMatch(/[a-z]/);
      }
      expect([said(text, 'property="og:title'), said(text, 'property="og:description')]).toEqual([
        `${title} | Naksha`,
        said(text, 'name="description'),
      ]);
    }
    const { text } = await anyone.get(`/${locale}/flat/${flat.slug}`);
    const description = said(text, 'name="description');
    expect(description).toMatch(/^Flat .*₹85,00,000/);
    expect(description).not.toMatch(/Sector|Chandigarh/);
    expect(description).toMatch(letters[locale]);
    expect(description).not.toMatch(/bedrooms| in |sqft/);
    expect(said(text, 'property="og:description')).toBe(description);
  }
});

it('every personal page loads directly and is excluded from search engines', async () => {
  for (const path of [
    '/dashboard',
    '/dashboard/listing',
    '/dashboard/leads',
    '/dashboard/edit/x-1',
    '/staff',
    '/staff/review',
  ])
    for (const base of ['', '/hi', '/pa']) {
      const { status, text } = await anyone.get(base + path);
      expect([status, text.includes('noindex'), text.includes('hreflang')], base + path).toEqual([200, true, false]);
    }
});

it('R-12 a stored search’s page has its title and results without scripts, and an unknown one is not found', async () => {
  const path = '/search/3bhk-flats-for-sale-in-chandigarh';
  const { status, text } = await anyone.get(path);
  expect(status).toBe(200);
  expect(text).toContain('<title>3BHK flats for sale in Chandigarh | Naksha</title>');
  expect(text).toMatch(/<meta name="description" content="3BHK flats for sale in Chandigarh: homes on the map/);
  expect(text).toContain(`<link rel="canonical" href="https://naksha.example${path}" />`);
  expect(text).not.toContain('noindex');
  expect(readPageData(text, 'query-link')).toMatchObject({
    city: 'chandigarh',
    title: '3BHK flats for sale in Chandigarh',
  });
  const painted = readPageData(text, 'first-paint');
  const found = (await anyone.get('/api/3bhk-flats-for-sale-in-chandigarh/')).body;
  expect(painted.page.listings.map(({ id }: ListingPosted) => id)).toEqual([flat.id]);
  expect(painted.page.listings).toEqual(found.property);
  const hindi = (await anyone.get(`/hi${path}`)).text;
  expect(hindi).toContain('<title>चंडीगढ़ में बिकाऊ 3BHK फ़्लैट | Naksha</title>');
  expect(hindi).toMatch(/<meta name="description" content="चंडीगढ़ में बिकाऊ 3BHK फ़्लैट[^"a-z]*" \/>/);
  expect((await anyone.get(`${path}?sort=price`)).text).toContain('noindex');
  for (const unknown of ['/search/no-such-search', '/hi/search/no-such-search'])
    expect((await anyone.get(unknown)).status, unknown).toBe(404);
});

it('R-01 a layout path without a page redirects to Home in its language', async () => {
  for (const [layout, home] of [
    ['/search', '/home'],
    ['/hi/search/', '/hi/home'],
    ['/project', '/home'],
  ]) {
    const { status, headers } = await anyone.get(layout);
    expect([status, headers.get('location')], layout).toEqual([301, home]);
  }
});

it('serves the stamp duty and registration rates of the region pack, each with month and source', async () => {
  const { status, headers, body } = await anyone.get('/api/duty-rates');
  expect([status, headers.get('cache-control')]).toEqual([200, PUBLIC_CACHING['cache-control']]);
  expect(body.states.map(({ names }: { names: object }) => names)).toEqual([
    { en: 'Punjab', hi: 'पंजाब', pa: 'ਪੰਜਾਬ' },
    { en: 'Haryana', hi: 'हरियाणा', pa: 'ਹਰਿਆਣਾ' },
    { en: 'Chandigarh', hi: 'चंडीगढ़', pa: 'ਚੰਡੀਗੜ੍ਹ' },
  ]);
  expect(body.states[0].rates[3]).toEqual({
    ...{ charge: 'registration', percent: 1, most: 200_000, as_of: '2026-11' },
    source: 'https://cleartax.in/s/stamp-duty-and-registration-charges-in-punjab',
  });
});

it('/compare, /calculators and /price-drops have a specific head in each language, and are indexed without filters', async () => {
  for (const path of ['/compare', '/calculators', '/price-drops']) {
    const titles = await Promise.all(
      ['', '/hi', '/pa'].map(async (base) => /<title>(.*?)<\/title>/.exec((await anyone.get(base + path)).text)?.[1]),
    );
    expect(new Set(titles).size, path).toBe(3);
    expect((await anyone.get(path)).text).not.toContain('noindex');
  }
  for (const filtered of ['/compare?ids=00000000001', '/calculators?price=1', '/price-drops?place=mohali'])
    expect((await anyone.get(filtered)).text, filtered).toContain('noindex');
});

it('R-26 every addressable page names a preview image with its size and description', async () => {
  const withParameters = [`/flat/${flat.slug}`, '/search/2bhk-flats-for-sale-in-mohali', '/blogs/units-of-land'];
  const withoutParameters = Object.values<Page>(PAGES).flatMap(({ path }) => (path.includes(':') ? [] : path));
  const checked: string[] = [];
  for (const path of [...withoutParameters, ...withParameters]) {
    const { text } = await anyone.get(path);
    if (!text.includes('rel="canonical"')) continue;
    checked.push(path);
    for (const [property, content] of [
      ['og:image', 'https://naksha.example/preview.png'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'A map with homes for sale'],
    ])
      expect(text, path).toContain(`<meta property="${property}" content="${content}" />`);
  }
  expect(checked).toEqual(expect.arrayContaining(['/', '/home', '/add', '/faq', '/login', ...withParameters]));
  const drawing = await readFile(new URL('../../../../web/public/preview.png', import.meta.url));
  // PNG's IHDR chunk starts with width and height.
  expect([drawing.readUInt32BE(16), drawing.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('the sitemap lists every indexable page, including stored searches, in each language', async () => {
  const index = await anyone.get('/sitemap.xml');
  expect(index.text).toContain('<loc>https://naksha.example/sitemap-pages.xml</loc>');
  const { status, headers, text } = await anyone.get('/sitemap-pages.xml');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const urls = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  // Indexable pages: those with fixed paths, and stored searches.
  const kept = Object.values<Page>(PAGES).flatMap(({ path }) => (path.includes(':') ? [] : path));
  const slugs = Object.values((await anyone.get('/api/querylinks/list')).body.data.property as QueryLinkGroups);
  const searches = slugs.flat().map(({ slug }) => `/search/${slug}`);
  const { blogs } = (await anyone.get('/api/blog/blogs/')).body as BlogList;
  // Articles and their list are in one language.
  const english = ['/blogs', ...blogs.map(({ slug }) => `/blogs/${slug}`)];
  expect(searches.length).toBeGreaterThan(10);
  const open = await Promise.all(
    kept.map(async (path) => {
      const page = await anyone.get(path);
      return page.status === 200 && !page.text.includes('noindex') ? [path] : [];
    }),
  );
  expect(open.flat()).toEqual(
    expect.arrayContaining(['/', '/home', '/add', '/popular-searches', '/price-drops', '/compare', '/calculators']),
  );
  expect(urls.toSorted()).toEqual(
    [...open.flat(), ...searches]
      .filter((path) => path !== '/blogs')
      .flatMap((path) =>
        ['', '/hi', '/pa'].map((base) => `https://naksha.example${base}${path === '/' && base ? '' : path}`),
      )
      .concat(english.map((path) => `https://naksha.example${path}`))
      .sort(),
  );
  for (const url of urls) {
    const page = await anyone.get(url.slice('https://naksha.example'.length) || '/');
    expect([page.status, page.text.includes('noindex')], url).toEqual([200, false]);
  }
});

describe('homes embedded in another site', () => {
  const oembed = (url: string, more = '') => anyone.get(`/oembed?url=${encodeURIComponent(url)}${more}`);
  const frameOf = (html: string) =>
    /^<iframe src="([^"]+)" title="[^"]*" width="\d+" height="\d+" loading="lazy"/.exec(html);

  it('show what a filter finds, can be framed by anyone and run no scripts; no other page can be framed', async () => {
    const { status, headers, text } = await anyone.get('/embed?property_subtype=flat');
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; .*form-action 'none'; frame-ancestors \*$/);
    expect(text).toContain('<h1>1 property on Naksha</h1>');
    expect(text).toContain(`<a href="https://naksha.example/flat/${flat.slug}" target="_blank" rel="noopener">`);
    expect(text).toMatch(/<svg role="img" aria-label="Map of these properties"[^>]*><circle/);
    expect(text).toContain('href="https://naksha.example/home?property_subtype=flat"');
    expect(text).toContain('noindex');
    expect(text).not.toMatch(/<script|<form|<input|\son\w+=/);
    expect(text).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    expect((await anyone.get('/embed?property_subtype=office')).text).toContain('<h1>0 properties on Naksha</h1>');
    // Today's homes must not appear under a past day's address.
    expect((await anyone.get('/embed?property_subtype=flat&at=2026-03-01')).status).toBe(422);
    expect((await oembed('https://naksha.example/home?at=2026-03-01')).status).toBe(404);
    const hindi = await anyone.get('/embed?property_subtype=flat&lang=hi');
    expect(hindi.text).toMatch(/<html lang="hi-IN">.*href="https:\/\/naksha.example\/hi\/flat\//s);
    for (const path of ['/home', `/flat/${flat.slug}`, '/oembed', '/embed/no-such-home', '/api/docs'])
      expect((await anyone.get(path)).headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
  });

  it('can be a single home, as long as it is public', async () => {
    const { text } = await anyone.get(`/embed/${flat.slug}`);
    expect(text).toContain('₹85,00,000');
    const waiting = await seller.postFlat();
    await app.drain();
    for (const slug of [waiting.slug, 'none-7zzzzzzzzzz']) {
      expect((await anyone.get(`/embed/${slug}`)).status).toBe(404);
      expect((await oembed(`https://naksha.example/flat/${slug}`)).status).toBe(404);
    }
    await seller.put(`/api/property/sold-delete/${waiting.id}`, { action: 'delete' });
    await app.drain();
  });

  it('are described by oEmbed, which each page of homes links in its head', async () => {
    const { text } = await anyone.get(`/flat/${flat.slug}`);
    const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(text)?.[1] ?? '';
    const told = await anyone.get(link.replace('https://naksha.example', ''));
    expect(told.body).toMatchObject({
      ...{ version: '1.0', type: 'rich', provider_name: 'Naksha', provider_url: 'https://naksha.example' },
      ...{ title: NASTY, width: 640, height: 560 },
    });
    expect(frameOf(told.body.html)?.[1]).toBe(`https://naksha.example/embed/${flat.slug}`);
    expect(told.body.html).not.toContain('<script');
    expect(told.headers.get('cache-control'), 'one that is deleted is told of no longer than its page').toBe(
      PUBLIC_CACHING['cache-control'],
    );
    const small = await oembed('https://naksha.example/hi/home?bedroom=2', '&maxwidth=320&maxheight=1');
    expect(small.body).toMatchObject({ width: 320, height: 200 });
    expect(frameOf(small.body.html)?.[1]).toBe('https://naksha.example/embed?bedroom=2&amp;lang=hi');
    const query = await oembed('https://naksha.example/search/2bhk-flats-for-sale-in-mohali');
    const src = frameOf(query.body.html)?.[1] ?? '';
    expect(src).toMatch(/^https:\/\/naksha\.example\/embed\?.*bedrooms=2/);
    expect((await anyone.get(src.replace('https://naksha.example', '').replaceAll('&amp;', '&'))).status).toBe(200);
    expect((await oembed('https://naksha.example/home', '&format=xml')).status).toBe(501);
    const misspelled = ['https://naksha.example/flat/%E0%A4%A', 'https://naksha.example/search/%'];
    for (const url of ['https://elsewhere.example/home', 'https://naksha.example/blogs', 'home', '', ...misspelled])
      expect((await oembed(url)).status, url).toBe(404);
    expect((await anyone.get('/blogs')).text).not.toContain('oembed');
  });
});

describe('article pages', () => {
  const PATH = '/blogs/how-to-read-a-jamabandi';

  it('R-13 R-14 have the title that matches the URL and contain the article without scripts', async () => {
    const { status, text } = await anyone.get(PATH);
    expect(status).toBe(200);
    expect(text).toContain('<title>How To Read A Jamabandi | Naksha</title>');
    expect(text).toContain(`<link rel="canonical" href="https://naksha.example${PATH}" />`);
    expect(text).toMatch(
      /<noscript><article lang="en"><h1>How to read a jamabandi<\/h1>.*<table>.*<\/article><\/noscript>/s,
    );
    expect(text).not.toMatch(/noindex|hreflang/);
    expect(readPageData(text, 'blog')).toMatchObject({ slug: 'how-to-read-a-jamabandi', author: 'Naksha editorial' });
    const article = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '');
    expect(article).toMatchObject({
      ...{ '@type': 'Article', headline: 'How to read a jamabandi', inLanguage: 'en', datePublished: '2026-11-20' },
      author: { name: 'Naksha editorial' },
    });
    const list = await anyone.get('/blogs');
    expect([list.status, readPageData(list.text, 'blogs').length]).toEqual([200, 9]);
    expect(list.text).toContain('<link rel="alternate" type="application/rss+xml" href="/blogs/rss.xml" />');
  });

  it('in another language’s path are not indexed and name the original as canonical', async () => {
    for (const path of ['/blogs', PATH]) {
      const { status, text } = await anyone.get(`/hi${path}`);
      expect([status, text.includes('noindex'), text.includes('hreflang')], path).toEqual([200, true, false]);
      expect(text).toContain(`<link rel="canonical" href="https://naksha.example${path}" />`);
    }
  });

  it('do not exist for drafts and unknown articles; the RSS feed has all published ones', async () => {
    for (const slug of ['no-such-article', 'constructor', '%3Cscript%3E'])
      expect((await anyone.get(`/blogs/${slug}`)).status, slug).toBe(404);
    const { status, headers, text } = await anyone.get('/blogs/rss.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(text.match(/<item>/g)).toHaveLength(9);
    expect(text).toContain(`<link>https://naksha.example${PATH}</link>`);
  });

  it('include questions and answers as structured data', async () => {
    const { text } = await anyone.get('/hi/faq');
    const found = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '');
    expect(found['@type']).toBe('FAQPage');
    expect(found.mainEntity[0].name).toBe('मेरी लिस्टिंग कब दिखेगी?');
    expect(readPageData(text, 'faqs')).toHaveLength(found.mainEntity.length);
  });
});

it('D-160 a title with </script> in it is escaped', async () => {
  for (const path of [`/flat/${flat.slug}`, '/home', '/']) {
    const { text } = await anyone.get(path);
    expect(text, path).not.toContain('<script>alert');
    expect(text, path).not.toContain('</script><script>alert');
  }
});

it('D-154 the server renders cards and cluster points into /home', async () => {
  const firstPaint = readPageData((await anyone.get('/home?city=chandigarh')).text, 'first-paint');
  expect(firstPaint.page.listings).toMatchObject([{ id: flat.id, title: NASTY }]);
  expect(firstPaint.clusters).toMatchObject([{ count: 1 }]);
});

it('D-161 a filtered /home is noindex with canonical /home; the plain one is indexed', async () => {
  const filtered = (await anyone.get('/home?bedroom=3&property_subtype=flat')).text;
  expect(filtered).toContain('<meta name="robots" content="noindex" />');
  expect(filtered).toContain('<link rel="canonical" href="https://naksha.example/home" />');
  for (const plain of ['/home', '/home?c=30.70000,76.72000,12&fit=360,628&city=mohali'])
    expect((await anyone.get(plain)).text, plain).not.toContain('noindex');
});

it('G-19 S-15 responds 404 for an unknown page before the client renders it, 410 for a deleted listing, and redirects old slugs', async () => {
  for (const path of ['/nowhere', '/castle/some-slug', '/flat/no-such-listing', '/dashboard/nowhere', '/404'])
    expect((await anyone.get(path)).status, path).toBe(404);
  const old = await anyone.get(`/flat/old-words-${flat.id}`);
  expect([old.status, old.headers.get('location')]).toEqual([301, `/flat/${flat.slug}`]);
  expect((await anyone.get(`/kothi/${flat.slug}`)).headers.get('location')).toBe(`/flat/${flat.slug}`);

  const gone = await seller.postFlat({ title: 'Not for other eyes' });
  const unopened = await anyone.get(`/flat/${gone.slug}?after=${gone.position}`);
  expect(unopened.status).toBe(404);
  expect(unopened.text).not.toMatch(/not.for.other.eyes/i);
  const unpublished = await seller.postFlat({ title: 'Nor this one' });
  await staff.post(`/api/staff/listings/${gone.id}/verify`, { checks: EVERY_CHECK });
  for (const { id } of [gone, unpublished]) await seller.put(`/api/property/sold-delete/${id}`, { action: 'delete' });
  await app.drain();
  // Does not reveal that it existed.
  expect((await anyone.get(`/flat/${unpublished.slug}`)).status).toBe(404);
  const answer = await anyone.get(`/flat/${gone.slug}`);
  expect(answer.status).toBe(410);
  expect(answer.text).toContain('noindex');
});

it('personal pages are not indexed and contain the settings of the installation', async () => {
  const { status, text } = await anyone.get('/dashboard/leads/');
  expect(status).toBe(200);
  expect(text).toContain('noindex');
  expect(readPageData(text, 'page-config')).toMatchObject({ brand: { name: 'Naksha' }, map_style_url: null });
});

it('robots.txt and the manifest are served', async () => {
  const robots = await anyone.get('/robots.txt');
  expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(robots.text).toMatch(/^User-agent: \*\n/);
  const manifest = await anyone.get('/manifest.webmanifest');
  const type = 'application/manifest+json; charset=utf-8';
  expect([manifest.status, manifest.headers.get('content-type')]).toEqual([200, type]);
  expect(JSON.parse(manifest.text)).toMatchObject({ name: 'Naksha', start_url: '/home' });
});

it('D-26 a page contains nothing about its visitor, so that shared caches may store it like tiles; missing pages are not stored', async () => {
  const caching = async (path: string) => {
    const { status, headers } = await anyone.get(path);
    return [status, headers.get('cache-control'), headers.get('cdn-cache-control')];
  };
  const shared = [200, PUBLIC_CACHING['cache-control'], PUBLIC_CACHING['cdn-cache-control']];
  for (const path of ['/', '/home', `/flat/${flat.slug}`, '/hi/faq']) {
    expect(await caching(path), path).toEqual(shared);
    expect((await seller.get(path)).text, path).toBe((await anyone.get(path)).text);
  }
  expect(await caching('/nowhere')).toEqual([404, 'no-cache', null]);
});

it('the app shell for the service worker exists in each language, without page data, and is not indexed', async () => {
  for (const [path, lang] of [
    ['/offline', 'en-IN'],
    ['/hi/offline', 'hi-IN'],
    ['/pa/offline', 'pa-IN'],
  ]) {
    const { status, text, headers } = await anyone.get(path);
    expect([status, headers.get('cache-control')], path).toEqual([200, 'no-cache']);
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain('<title>Naksha</title>');
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect([...text.matchAll(/<script type="application\/json" id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'page-config',
    ]);
  }
});

it('files with a content hash are cached forever, others are revalidated; both are compressed on request', async () => {
  const plain = await anyone.get('/assets/main-abc123.js', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('content-type')).toContain('javascript');
  const { host } = new URL(app.url);
  const raw = await app.naksha.app.inject({
    url: '/assets/main-abc123.js',
    headers: { host, 'accept-encoding': 'br' },
  });
  expect([raw.headers['content-encoding'], raw.payload]).toEqual(['br', 'compressed']);
  expect((await anyone.get('/service-worker.js')).headers.get('cache-control')).toBe('no-cache');
  expect((await anyone.get('/assets/gone-000.js')).status).toBe(404);
});
