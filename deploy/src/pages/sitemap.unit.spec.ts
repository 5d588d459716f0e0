import type { HomeSitemapEntry } from '@naksha/read-model';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendProblem } from '../http/problem-filter.ts';
import { serveSitemap } from './sitemap.ts';

const home = (k: number, changes: Partial<HomeSitemapEntry> = {}): HomeSitemapEntry => ({
  ...{
    id: `0000000000${k}` as never,
    subtype: 'flat',
    slug: `home-0000000000${k}`,
    changedAt: '2026-11-02T06:00:00.000Z',
  },
  ...changes,
});
const HINDI = home(3, { subtype: 'kothi', slug: 'मोहाली-में-घर-00000000003' });
const PARTS = [[[home(1), home(2)], [HINDI]], [[home(4)]]];

let server: FastifyInstance;
beforeAll(() => {
  server = fastify();
  server.setErrorHandler(sendProblem);
  serveSitemap(server, {
    origin: () => 'https://naksha.example',
    listQueryLinks: () => ['flats-in-mohali'],
    listProjects: () => [],
    listBlogAddresses: () => [{ slug: 'units', language: 'en', changed_on: '2026-11-01' }],
    homes: {
      countParts: async () => PARTS.length,
      readPart: async (part) => PARTS[part - 1] && batches(PARTS[part - 1]),
    },
  });
});
afterAll(() => server.close());

async function* batches(of: HomeSitemapEntry[][]) {
  yield* of;
}
const read = async (path: string) => {
  const { statusCode, headers, body } = await server.inject(path);
  return { status: statusCode, type: headers['content-type'], body };
};
const locsOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

it('R-24 is an index of one part with pages and several with homes', async () => {
  const { status, type, body } = await read('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(locsOf(body)).toEqual(
    ['pages', 'homes-1', 'homes-2'].map((name) => `https://naksha.example/sitemap-${name}.xml`),
  );
});

it('R-24 lists each home once, percent-encoded, with its languages and the time of its last change', async () => {
  const { status, body } = await read('/sitemap-homes-1.xml');
  expect(status).toBe(200);
  const hindi = encodeURIComponent(HINDI.slug);
  expect(locsOf(body)).toEqual([
    'https://naksha.example/flat/home-00000000001',
    'https://naksha.example/flat/home-00000000002',
    `https://naksha.example/kothi/${hindi}`,
  ]);
  expect(body).toContain(
    `<url><loc>https://naksha.example/kothi/${hindi}</loc><lastmod>2026-11-02T06:00:00.000Z</lastmod>` +
      ['en', 'hi', 'pa']
        .map((locale) => {
          const href = `https://naksha.example${locale === 'en' ? '' : `/${locale}`}/kothi/${hindi}`;
          return `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`;
        })
        .join('') +
      '</url>',
  );
  expect(locsOf((await read('/sitemap-homes-2.xml')).body)).toHaveLength(1);
});

it('R-24 lists pages in each available language', async () => {
  const locs = locsOf((await read('/sitemap-pages.xml')).body);
  expect(locs).toEqual(expect.arrayContaining(['', '/hi', '/pa'].map((base) => `https://naksha.example${base}/home`)));
  expect(locs).toContain('https://naksha.example/search/flats-in-mohali');
  expect(locs.filter((loc) => loc.includes('blogs'))).toEqual([
    'https://naksha.example/blogs',
    'https://naksha.example/blogs/units',
  ]);
});

it.each(['/sitemap-homes-0.xml', '/sitemap-homes-3.xml', '/sitemap-homes-x.xml', '/sitemap-homes-.xml'])(
  'does not contain %s',
  async (path) => expect((await read(path)).status).toBe(404),
);
