import { createArea, type Rupees } from '@naksha/events/kernel';
import { sampleAccount, sampleFacts, samplePosted } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import type { Documents } from '../documents/documents.ts';
import { openDocuments } from '../documents/open-documents.ts';
import { nameSampleListingStream, sampleListingId } from '../projector/testing/histories.ts';
import { ReadSide } from '../projector/testing/read-side.ts';
import { listingKind } from './listing-kind.ts';
import { findProbableDuplicates } from './probable-duplicates.ts';

const { price, seller } = samplePosted().data;
const { position, area } = sampleFacts;
const north = (metres: number) => ({ ...position, lat: position.lat + metres / 111_195 });
const sized = (factor: number) => createArea(area.value * factor, 'sqft');
const asked = (factor: number) => (price * factor) as Rupees;
const TOWN = { seller: sampleAccount(3), facts: sampleFacts };

describe('probable duplicates', () => {
  let side: ReadSide;
  let documents: Documents;
  beforeAll(async () => {
    side = await ReadSide.open();
    const posts: [number, Parameters<typeof samplePosted>[0]][] = [
      [1, {}],
      [2, { facts: { ...sampleFacts, position: north(49), area: sized(1.0195) }, price: asked(1.099) }],
      [3, { facts: { ...sampleFacts, position: north(51) } }],
      [4, { facts: { ...sampleFacts, area: sized(1.021) } }],
      [5, { price: asked(1.11) }],
      [6, { seller: sampleAccount(2) }],
      [7, { facts: { ...sampleFacts, subtype: 'kothi' } }],
      [8, {}],
      [9, TOWN],
      ...Array.from({ length: 21 }, (_, k): [number, typeof TOWN] => [
        20 + k,
        { ...TOWN, facts: { ...TOWN.facts, position: north(70) } },
      ]),
      [10, TOWN],
    ];
    for (const [number, changes] of posts) await side.happened(nameSampleListingStream(number), samplePosted(changes));
    await side.happened(nameSampleListingStream(8), { type: 'ListingDeleted', data: { by: 'owner' } });
    await side.projectAll(side.projector());
    documents = await openDocuments(side.pool, { kinds: DOCUMENT_KINDS, onError: () => {} });
  });
  afterAll(async () => {
    await documents.close();
    await side.close();
  });

  const alikeTo = async (number: number) => {
    const body = (await documents.get(listingKind, sampleListingId(number)))?.body;
    if (!body) throw new Error(`no listing ${number}`);
    return ((await findProbableDuplicates(documents, [body])).get(body.id) ?? []).map(({ id }) => id);
  };

  it('G-24 have the same owner, place and type, and nearly the same area and price; each difference excludes them', async () => {
    expect(await alikeTo(1)).toEqual([sampleListingId(2)]);
    expect(await alikeTo(2)).toContain(sampleListingId(1));
    for (const other of [6, 7]) expect(await alikeTo(other), `${other}`).toEqual([]);
    expect(seller).not.toBe(sampleAccount(2));
  });

  it('G-24 are found however many equal homes of the owner are nearby, outside the radius', async () => {
    expect(await alikeTo(10)).toEqual([sampleListingId(9)]);
    expect(await alikeTo(20)).toHaveLength(20);
  });

  it('are the nearest twenty, so that the same position comes before the same tower', async () => {
    const tower = { seller: sampleAccount(4) };
    const stands = (number: number, metres: number) =>
      side.happened(
        nameSampleListingStream(number),
        samplePosted({ ...tower, facts: { ...sampleFacts, position: north(metres) } }),
      );
    await stands(50, 0);
    for (let k = 1; k <= 21; k++) await stands(50 + k, 30);
    await stands(80, 0);
    await side.projectAll(side.projector());
    const found = await alikeTo(80);
    expect([found.length, found[0]]).toEqual([20, sampleListingId(50)]);
  });

  it('are searched with an index, listing by listing', async () => {
    const { rows } = await side.pool.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where indexname like '%listing_alike%'`,
    );
    expect(rows[0].indexdef).toMatch(/seller.*subtype.*sqft/);
  });
});
