import type { Blog } from '@naksha/events/wire/blogs';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveBlogFeed } from './blog-feed.ts';

/** @returns an article that counts how often its text was read, which equals how often it was rendered */
function sampleBlog(slug: string, read: () => string): Blog {
  const blog: Blog = {
    ...{
      slug,
      title: slug,
      excerpt: 'Short.',
      excerpts: '<p>Short.</p>',
      text: 'Long.',
      author: 'A',
      category: 'Land',
    },
    ...{ language: 'en', cover_image: '/c.svg', posted_on: '2026-11-01', changed_on: '2026-11-02' },
  };
  return Object.defineProperty(blog, 'text', { get: read, enumerable: true });
}

const read = vi.fn(() => 'Long.');
let server: FastifyInstance;
let blogs: Blog[];
let origin: string;
beforeEach(() => {
  read.mockClear();
  [blogs, origin] = [[sampleBlog('one', read), sampleBlog('two', read)], 'https://naksha.example'];
  server = fastify();
  // The list is created for each request.
  serveBlogFeed(server, { origin: () => origin, brand: 'Naksha', listBlogs: () => [...blogs] });
});
afterEach(() => server.close());

const readFeed = async () => (await server.inject('/blogs/rss.xml')).body;

it('is rendered once, however often it is requested', async () => {
  const feed = await readFeed();
  expect(feed.match(/<item>/g)).toHaveLength(2);
  for (let n = 0; n < 5; n++) expect(await readFeed()).toBe(feed);
  expect(read).toHaveBeenCalledTimes(2);
});

it('is rendered again when an article changes, is added or removed, and for another address', async () => {
  await readFeed();
  blogs = [blogs[0], sampleBlog('three', read)];
  expect(await readFeed()).toContain('/blogs/three');
  blogs = [blogs[0]];
  expect(await readFeed()).not.toContain('/blogs/three');
  origin = 'https://other.example';
  expect(await readFeed()).toContain('https://other.example/blogs/one');
});
