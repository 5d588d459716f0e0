import { nameBlogStream, nameFaqStream } from '@naksha/events/kernel';
import type { BlogAnswer, BlogList } from '@naksha/events/wire/blogs';
import type { FaqList } from '@naksha/events/wire/faqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBlogDefined, sampleFaqDefined } from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';

let world: ReadModelWorld;
let app: ReadModelApp;
const define = (slug: string, changes: Parameters<typeof sampleBlogDefined>[0] = {}) =>
  world.happened(nameBlogStream(slug), sampleBlogDefined({ slug, title: `About ${slug}`, ...changes }));
beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  await define('old', { postedOn: '2026-01-02' });
  await define('new', { postedOn: '2026-11-02', excerpt: 'It *begins* <script>alert(1)</script> here.' });
  await define('of-that-day', { postedOn: '2026-11-02' });
  await define('draft', { state: 'draft' });
  await define('gone');
  await world.happened(nameBlogStream('gone'), { type: 'BlogRetired', data: { slug: 'gone' } });
  for (const [slug, order] of [
    ['second', 1],
    ['first', 0],
    ['retired', 2],
  ] as const)
    await world.happened(nameFaqStream(slug), sampleFaqDefined(slug, order));
  await world.happened(nameFaqStream('retired'), { type: 'FaqRetired', data: { slug: 'retired' } });
  await world.drain();
});
afterAll(() => world.close());

const slugs = async () => (await app.json<BlogList>('/api/blog/blogs/')).blogs.map(({ slug }) => slug);

describe('articles', () => {
  it.each(['/api/blog/blogs/', '/api/blog/blogs'])(
    'K-24 GET %s returns the published articles, newest first',
    async (path) => {
      const { code, blogs } = await app.json<BlogList>(path);
      expect([code, blogs.map(({ slug }) => slug)]).toEqual([200, ['new', 'of-that-day', 'old']]);
    },
  );

  it('E-10 have title, slug, cover_image, author, category, posted_on and excerpts as safe HTML', async () => {
    const { blogs } = await app.json<BlogList>('/api/blog/blogs/');
    expect(blogs[0]).toEqual({
      ...{ slug: 'new', title: 'About new', cover_image: '/blog-covers/units.svg', author: 'Naksha editorial' },
      ...{ category: 'Guides', posted_on: '2026-11-02', language: 'en' },
      excerpt: 'It *begins* <script>alert(1)</script> here.',
      excerpts: '<p>It <em>begins</em> alert(1) here.</p>',
    });
  });

  it('are read completely by slug; drafts, retired and unknown ones return 404', async () => {
    const { blog } = await app.json<BlogAnswer>('/api/blog/blogs/new');
    expect(blog).toMatchObject({ title: 'About new', text: 'A *gaj* is a square yard.' });
    expect(Date.parse(blog.changed_on)).not.toBeNaN();
    for (const slug of ['draft', 'gone', 'never', 'constructor'])
      expect((await app.get(`/api/blog/blogs/${slug}`)).status, slug).toBe(404);
  });

  it('are updated when staff publish, retire or restore them', async () => {
    await define('draft', { state: 'published', postedOn: '2026-12-01' });
    await world.drain();
    expect(await slugs()).toEqual(['draft', 'new', 'of-that-day', 'old']);
    await define('draft', { state: 'draft' });
    await define('gone', { postedOn: '2026-12-02' });
    await world.drain();
    expect(await slugs()).toEqual(['gone', 'new', 'of-that-day', 'old']);
  });
});

it('questions are returned in their order and language, or in English if not translated', async () => {
  const { faqs } = await app.json<FaqList>('/api/faqs?lang=hi');
  expect(faqs).toEqual([
    { slug: 'first', question: 'Question first?', answer: 'हाँ।' },
    { slug: 'second', question: 'Question second?', answer: 'हाँ।' },
  ]);
  expect((await app.json<FaqList>('/api/faqs')).faqs[0].answer).toBe('Yes.');
  expect((await app.get('/api/faqs?lang=fr')).status).toBe(422);
});
