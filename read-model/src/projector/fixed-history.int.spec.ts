import { readFileSync } from 'node:fs';
import type { DomainEvent } from '@naksha/events/contracts';
import { sampleAppend } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashTableContent } from '../documents/compare-generations.ts';
import { ReadSide } from './testing/read-side.ts';

type Occurred = { stream: string; at: string; type: string; data: unknown };

/** An intended change needs a new version of its kind and a new hash here. Later kinds are not included. */
describe('the documents of a fixed history', () => {
  const history: Occurred[] = JSON.parse(
    readFileSync(new URL('./testing/fixed-history.json', import.meta.url), 'utf8'),
  );
  const content = { documents: 81, hash: 'c019e9c997cb6422' };
  let side: ReadSide;

  beforeAll(async () => {
    side = await ReadSide.open();
    const versions = new Map<string, number>();
    for (const { stream, at, type, data } of history) {
      const version = versions.get(stream) ?? 0;
      const { meta } = sampleAppend(stream, version, []);
      const events = [{ type, data } as DomainEvent];
      const append = sampleAppend(stream, version, events, { meta: { ...meta, occurredAt: new Date(at) } });
      expect(await side.store.append(append)).toMatchObject({ outcome: 'appended' });
      versions.set(stream, version + 1);
    }
    await side.projectAll(side.projector());
  });
  afterAll(() => side.close());

  it('have the same hash as when it was recorded', async () => {
    expect(await hashTableContent(side.pool, 'read.document')).toEqual(content);
  });

  it('D-98 have this hash after a replay too', async () => {
    const { after, equal } = await side.replay();
    expect({ after, equal }).toEqual({ after: content, equal: true });
  });
});
