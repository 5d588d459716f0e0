import { expect, it } from 'vitest';
import type { DocumentKind } from '../documents/document-kind.ts';
import type { DocumentFeed } from './document-feed.ts';
import type { FeedChange } from './feed-change.ts';
import { FollowedDocuments } from './followed-documents.ts';

const kind = { kind: 'project' } as DocumentKind<{ name: string }>;
const document = (id: string, name: string | null, of = 'project') => ({
  kind: of,
  id,
  partition: 0,
  seq: 1,
  body: name === null ? null : { name },
});
const change = (...documents: ReturnType<typeof document>[]) => ({ documents }) as unknown as FeedChange;

it('shows loaded data once it is complete, and later changes at once', () => {
  let subscribed = 0;
  const subscribe = () => {
    subscribed++;
    return () => subscribed--;
  };
  const followed = new FollowedDocuments({ subscribe } as unknown as DocumentFeed, kind);
  expect(subscribed).toBe(1);

  const first = followed.load(1);
  first.page([document('a', 'A'), document('x', 'X', 'blog')]);
  first.page([document('b', 'B')]);
  expect(followed.values()).toEqual([]);
  first.end();
  expect([followed.get('a'), followed.get('x'), followed.values()]).toEqual([
    { name: 'A' },
    undefined,
    [{ name: 'A' }, { name: 'B' }],
  ]);

  followed.changed(change(document('a', null), document('b', 'B2'), document('c', 'C', 'blog')));
  expect(followed.values()).toEqual([{ name: 'B2' }]);

  const second = followed.load(2);
  second.page([document('d', 'D')]);
  expect(followed.values()).toEqual([{ name: 'B2' }]);
  second.end();
  expect(followed.values()).toEqual([{ name: 'D' }]);

  followed.stop();
  expect(subscribed).toBe(0);
});
