import { beforeEach, describe, expect, it } from 'vitest';
import { type BlogDocument, blogKind } from '../catalogue/catalogue-kinds.ts';
import type { DocumentFeed } from '../feed/document-feed.ts';
import type { FeedSubscriber } from '../feed/feed-change.ts';
import { Blogs } from './blogs.ts';

const sample = (slug: string, changes: Partial<BlogDocument> = {}) =>
  ({
    ...{ slug, title: slug, author: 'A', category: 'Land', language: 'en', cover: 'units', state: 'published' },
    ...{ excerpt: 'Short.', text: 'Long.', postedOn: '2026-11-01', changedOn: '2026-11-02', ...changes },
  }) as BlogDocument;

describe('published articles', () => {
  let blogs: Blogs;
  let change: (...bodies: BlogDocument[]) => void;
  beforeEach(() => {
    let subscriber: FeedSubscriber | undefined;
    const feed = {
      subscribe: (one: FeedSubscriber) => {
        subscriber = one;
        return () => {};
      },
    };
    blogs = new Blogs(feed as unknown as DocumentFeed);
    change = (...bodies) =>
      subscriber?.changed({
        ...{ generation: 1, before: undefined, after: [1] },
        documents: bodies.map((body) => ({ kind: blogKind.kind, id: body.slug, body })),
      } as unknown as Parameters<FeedSubscriber['changed']>[0]);
  });

  it('are rendered once: an unchanged one is the same object, a changed one is another', () => {
    change(sample('one'), sample('two'));
    const [one, two] = blogs.list();
    const cards = blogs.listCards();
    expect(one.excerpts).toBe('<p>Short.</p>');
    change(sample('two', { excerpt: 'Other.' }));
    expect(blogs.list()[0]).toBe(one);
    expect(blogs.find('one')).toBe(one);
    expect(blogs.listCards()[0]).toBe(cards[0]);
    expect(blogs.list()[1]).not.toBe(two);
    expect(blogs.list()[1].excerpts).toBe('<p>Other.</p>');
  });

  it('have URLs that are listed without reading the articles', () => {
    change(sample('one'), sample('draft', { state: 'draft' }));
    expect(blogs.listAddresses()).toEqual([{ slug: 'one', language: 'en', changed_on: '2026-11-02' }]);
  });
});
