import type { QueryLinkDefinition } from '@naksha/events/contracts';
import { expect, it } from 'vitest';
import { queryLinkKind } from '../catalogue/catalogue-kinds.ts';
import type { Places } from '../catalogue/places.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import type { DocumentFeed } from '../feed/document-feed.ts';
import type { FeedChange, FeedSubscriber } from '../feed/feed-change.ts';
import { QueryLinks } from './query-links.ts';

const stored = (slug: string, order: number): StoredDocument => {
  const body: QueryLinkDefinition = { slug, group: { en: 'Flats' }, title: { en: slug }, query: 'bedroom=3', order };
  return { kind: queryLinkKind.kind, id: slug, partition: 0, seq: 1, body };
};
const listOf = (...documents: StoredDocument[]) => {
  const followers: FeedSubscriber[] = [];
  const subscribe = (follower: FeedSubscriber) => followers.push(follower);
  const links = new QueryLinks({ subscribe } as unknown as DocumentFeed, {} as Places);
  for (const follower of followers) follower.changed({ documents } as unknown as FeedChange);
  return links.list().map(({ slug }) => slug);
};

it('are sorted, within a place by slug, whatever their order', () => {
  const [a, b, c, first] = [stored('a', 2), stored('b', 2), stored('c', 2), stored('z', 1)];
  for (const documents of [
    [a, b, c, first],
    [c, b, a, first],
    [first, b, c, a],
  ])
    expect(listOf(...documents)).toEqual(['z', 'a', 'b', 'c']);
});
