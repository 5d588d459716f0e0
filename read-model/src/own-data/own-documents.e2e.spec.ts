import { nameSearchStream } from '@naksha/events/kernel';
import { sampleAccount, samplePosted } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogKind, cityKind, faqKind, localityKind, projectKind, queryLinkKind } from '../catalogue/catalogue-kinds.ts';
import { contentItemKind } from '../content/content-item-kind.ts';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import { enquiryKind } from '../enquiries/enquiry-kind.ts';
import { erasedAccountKind } from '../leads/erased-account-kind.ts';
import { pastListingKind } from '../listing/past-listing-kind.ts';
import { askingKind } from '../market/asking-kind.ts';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  sampleContacted,
  sampleListingId,
  sampleSaved,
  sampleSearchId,
  sampleSearchSaved,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { OWN_DOCUMENTS, OwnDocumentsQuery } from './own-documents.ts';

const EDITED = [cityKind, localityKind, projectKind, queryLinkKind, blogKind, faqKind, contentItemKind];
const OF_NOBODY = [...EDITED, askingKind, pastListingKind, enquiryKind, erasedAccountKind];
const [SELLER, ASHA] = [1, 20];

describe('Y-17 documents of a person', () => {
  let world: ReadModelWorld;
  let app: ReadModelApp;
  beforeAll(async () => {
    world = await ReadModelWorld.open();
    app = await world.startApp();
    await world.happened(nameSampleListingStream(1), samplePosted(), verified);
    await world.happened(nameSampleListingStream(2), samplePosted(), verified);
    await world.happened(nameSampleInterestStream(1, ASHA), sampleSaved(1, ASHA), sampleContacted(1, ASHA));
    const search = nameSearchStream(sampleSearchId(1));
    await world.happened(search, sampleSearchSaved({ account: sampleAccount(ASHA) }));
    await world.drain();
  });
  afterAll(() => world.close());
  const findParts = (account: number) =>
    Array.fromAsync(app.nest.get(OwnDocumentsQuery).findOwn(sampleAccount(account)));
  const find = async (account: number) => {
    const found: Record<string, unknown[]> = {};
    for (const { of, rows } of await findParts(account)) found[of] = [...(found[of] ?? []), ...rows];
    return found;
  };

  it('contain only their own data: a seller sees leads, but not whose they are', async () => {
    const seller = await find(SELLER);
    expect(Object.entries(seller).map(([name, rows]) => [name, rows.length])).toEqual([
      ['listings', 2],
      ['postings', 2],
      ['interests', 0],
      ['leads', 1],
      ['searches', 0],
    ]);
    expect(JSON.stringify(seller)).not.toContain(sampleAccount(ASHA));
    const buyer = await find(ASHA);
    expect(buyer.interests).toEqual([expect.objectContaining({ listing: sampleListingId(1), saved: true })]);
    expect([buyer.listings, buyer.leads, buyer.searches.length]).toEqual([[], [], 1]);
  });

  it('are returned in pages, each once', async () => {
    const DEALER = 30;
    const ids = Array.from({ length: 450 }, (_, n) => n + 1000);
    await Promise.all(
      ids.map((n) => world.happened(nameSampleListingStream(n), samplePosted({ seller: sampleAccount(DEALER) }))),
    );
    await world.drain();
    const parts = (await findParts(DEALER)).filter(({ of }) => of === 'listings');
    expect(parts.map(({ rows }) => rows.length)).toEqual([0, 200, 200, 50]);
    const found = parts.flatMap(({ rows }) => rows.map((row) => (row as { id: string }).id));
    expect(found.toSorted()).toEqual(ids.map(sampleListingId).toSorted());
  });

  it('include every document kind except those of nobody', () => {
    const asked = new Set(Object.values(OWN_DOCUMENTS).map(({ kind }) => kind.kind));
    const named = [...asked, ...OF_NOBODY.map(({ kind }) => kind)];
    expect(named.toSorted()).toEqual(DOCUMENT_KINDS.map(({ kind }) => kind).toSorted());
  });
});
