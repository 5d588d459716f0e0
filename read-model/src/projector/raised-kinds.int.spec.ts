import type { KnownEvent } from '@naksha/events/contracts';
import { samplePosted, samplePriceChange } from '@naksha/events/testing';
import { afterEach, describe, expect, it } from 'vitest';
import type { DocumentKind } from '../documents/document-kind.ts';
import { findLiveGeneration } from '../documents/read-database.ts';
import { interestKind } from '../leads/interest-kind.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { postingKind } from '../listing/posting-kind.ts';
import { listParkedKeys } from './parked.ts';
import { startProjector } from './start-projector.ts';
import { nameSampleListingStream, sampleListingId, sampleMarketHistory, verified } from './testing/histories.ts';
import { ReadSide, replaceSampleKind } from './testing/read-side.ts';
import { SAMPLE_KINDS } from './testing/sample-kinds.ts';

const shouting: DocumentKind<ListingDocument> = {
  ...listingKind,
  version: listingKind.version + 1,
  fold: (before, event) => {
    const body = listingKind.fold(before, event);
    return body && { ...body, free: { ...body.free, title: body.free.title.toUpperCase() } };
  },
};

describe('newer code of one kind', () => {
  let side: ReadSide;
  const errors: unknown[] = [];
  const running: { stop(): Promise<void> }[] = [];
  const stop = () => Promise.all(running.splice(0).map((projector) => projector.stop()));
  afterEach(async () => {
    await stop();
    errors.length = 0;
    await side.close();
  });

  const open = async (kinds: readonly DocumentKind[]) => {
    side = await ReadSide.open(kinds);
    for (const { stream, events } of sampleMarketHistory(60)) await side.happened(stream, ...events);
    await side.projectAll(side.projector(kinds));
  };
  const project = async (kinds: readonly DocumentKind[]) => {
    const { pool, tail: eventLog, store: reader } = side;
    const onError = (error: unknown) => errors.push(error);
    running.push(await startProjector({ pool, kinds, eventLog, reader, onError }));
  };
  const watched = (kinds: readonly DocumentKind[]) => {
    const folded = new Map<string, KnownEvent[]>(kinds.map(({ kind }) => [kind, []]));
    const fold = (kind: DocumentKind): DocumentKind['fold'] => {
      return (before, event) => {
        folded.get(kind.kind)?.push(event);
        return kind.fold(before, event);
      };
    };
    return { folded, kinds: kinds.map((kind) => ({ ...kind, fold: fold(kind) })) };
  };

  it.each<[string, string, readonly DocumentKind[], readonly DocumentKind[]]>([
    ['raised', 'listing', SAMPLE_KINDS, replaceSampleKind(shouting)],
    ['added', 'interest', SAMPLE_KINDS.filter(({ kind }) => kind !== 'interest'), SAMPLE_KINDS],
  ])(
    'D-96 %s rebuilds its documents and copies the others, while writers and the live projector run',
    async (_, changed, before, after) => {
      await open(before);
      await project(before);
      const heads = await side.store.heads();
      let writing = true;
      const writers = Array.from({ length: 3 }, async (_, writer) => {
        for (let k = 0; writing; k++)
          await side.happened(
            nameSampleListingStream(1000 + writer * 10_000 + k),
            samplePosted(),
            samplePriceChange(4_500_000, 4_000_000),
          );
      });
      const { folded, kinds } = watched(after);
      await project(kinds).finally(() => {
        writing = false;
        return Promise.all(writers);
      });
      expect(await findLiveGeneration(side.pool)).toMatchObject({
        number: 2,
        version: { kinds: { [changed]: expect.anything() } },
      });
      for (const [kind, events] of folded) {
        const old = events.filter(({ partition, seq }) => seq <= heads[partition]);
        if (kind === changed) expect(old.length, kind).toBeGreaterThan(0);
        else expect(old, kind).toEqual([]);
      }

      await stop();
      await side.projectAll(side.projector(after));
      expect((await side.documents()).length).toBeGreaterThan(180);
      expect(await side.replay(after)).toMatchObject({ equal: true, differing: 0, newCode: false });
    },
  );

  it('folds everything if the documents are older than kind versions', async () => {
    await open(SAMPLE_KINDS);
    await side.pool.query('drop table read.generation_kind; update read.generation set schema_version = 2');
    const before = await side.documents();
    const { folded, kinds } = watched(SAMPLE_KINDS);
    await project(kinds);
    expect(await findLiveGeneration(side.pool)).toMatchObject({ number: 2, version: { schema: 3 } });
    expect(await side.documents()).toEqual(before);
    expect([...folded.values()].map(({ length }) => length > 0)).toEqual([true, true, true]);
    expect(errors).toEqual([]);
  });

  it('folds everything if a key is parked, because it may be able to fold it', async () => {
    const fragile: DocumentKind<ListingDocument> = {
      ...listingKind,
      fold: (before, event) => {
        if (event.type === 'ListingVerified') throw new Error('a bug');
        return listingKind.fold(before, event);
      },
    };
    side = await ReadSide.open();
    await side.happened(nameSampleListingStream(1), samplePosted(), verified);
    await side.projectAll(side.projector(replaceSampleKind(fragile)));
    expect(await listParkedKeys(side.pool)).toHaveLength(1);

    const { folded, kinds } = watched(replaceSampleKind(shouting));
    await project(kinds);
    expect(await listParkedKeys(side.pool)).toEqual([]);
    expect(folded.get('posting')).toHaveLength(2);
    expect(
      (await side.documents()).find(({ kind, id }) => kind === 'listing' && id === sampleListingId(1))?.body,
    ).toMatchObject({
      state: 'verified',
      free: { title: 'THREE BEDROOMS BY THE PARK' },
    });
    expect(errors).toEqual([]);
  });

  it('and older code of another kind do not write each other’s documents', async () => {
    await open(replaceSampleKind(shouting));
    await project(SAMPLE_KINDS);
    expect(await findLiveGeneration(side.pool)).toMatchObject({ number: 1 });
    await side.happened(nameSampleListingStream(9000), samplePosted());
    await expect(side.projector().positions([0])).rejects.toThrow(
      `Live documents have version schema 3, listing ${shouting.version}, posting ${postingKind.version}, interest ${interestKind.version}`,
    );
  });
});
