import { sampleAccount, sampleAppend, samplePosted } from '@naksha/events/testing';
import type { LeadInbox } from '@naksha/events/wire/leads';
import type { Marks } from '@naksha/events/wire/marks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Roles } from '../activity/roles.ts';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  sampleContacted,
  sampleListingAndBuyer,
  sampleListingId,
  sampleMaterialFacts,
  sampleSaved,
  sampleViewed,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';

const SELLER = 1;
const OTHER_SELLER = 2;
const [ASHA, BALDEV] = [20, 21];
const at = (hour: number) => new Date(`2026-11-21T${String(hour).padStart(2, '0')}:00:00Z`);

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  world.names.set(sampleAccount(ASHA), 'Asha');
  const shop = sampleMaterialFacts({ propertyType: 'commercial', subtype: 'showroom', bedrooms: undefined });
  await world.happened(nameSampleListingStream(1), samplePosted(), verified);
  await world.happened(nameSampleListingStream(2), samplePosted({ facts: shop }), verified);
  await world.happened(nameSampleListingStream(3), samplePosted({ seller: sampleAccount(OTHER_SELLER) }), verified);
  const contact = (number: number, buyer: number, hour: number) => {
    const { meta } = sampleAppend('', 0, []);
    const append = {
      stream: nameSampleInterestStream(number, buyer),
      expectedVersion: 0,
      events: [sampleContacted(number, buyer)],
    };
    return world.side.store.append({ ...append, meta: { ...meta, occurredAt: at(hour) } });
  };
  await contact(1, ASHA, 7);
  await contact(1, BALDEV, 9);
  await contact(2, ASHA, 8);
  await world.happened(nameSampleInterestStream(3, BALDEV), sampleViewed(3, BALDEV), sampleSaved(3, BALDEV));
  await world.happened(nameSampleInterestStream(2, ASHA), {
    type: 'LeadStatusSet',
    data: { ...sampleListingAndBuyer(2, ASHA), seller: sampleAccount(SELLER), status: 'called' },
  });
  await world.drain();
});
afterAll(() => world.close());

describe('the lead inbox', () => {
  it('B-10 shows first name, time, listing and status, newest first', async () => {
    const inbox = await app.json<LeadInbox>('/api/me/leads', { as: SELLER });
    expect(
      inbox.leads.map(({ buyer, listing, status, contacted_at }) => [
        buyer.first_name,
        listing.id,
        status,
        contacted_at,
      ]),
    ).toEqual([
      ['', sampleListingId(1), 'new', at(9).toISOString()],
      ['Asha', sampleListingId(2), 'called', at(8).toISOString()],
      ['Asha', sampleListingId(1), 'new', at(7).toISOString()],
    ]);
    expect(inbox.counts).toEqual({ new: 2, called: 1, visit: 0, closed: 0, not_interested: 0 });
    expect(inbox.leads[0].listing).toMatchObject({ title: 'Three bedrooms by the park', property_subtype: 'flat' });
  });

  it('contains only the seller’s own leads', async () => {
    for (const as of [OTHER_SELLER, ASHA])
      expect((await app.json<LeadInbox>('/api/me/leads', { as })).leads).toEqual([]);
    const nobody = await app.get('/api/me/leads');
    expect(nobody.status).toBe(401);
    expect(await nobody.json()).toMatchObject({ code: 'sign_in_first' });
  });

  it('E-09 K-34 is summarized by type of property', async () => {
    expect(await app.json('/api/buyer/leads/summary', { as: SELLER })).toEqual({
      code: 200,
      leads_details: [
        { property_type: 'residential', leads: 2 },
        { property_type: 'commercial', leads: 1 },
      ],
    });
  });

  it('D-158 is private', async () => {
    for (const path of ['/api/me/leads', '/api/me/marks', '/api/me/listings', '/api/buyer/leads/summary'])
      expect((await app.get(path, { as: SELLER })).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('marks', () => {
  it('D-157 returns saved, seen, contacted, dismissed and own listings', async () => {
    expect(await app.json<Marks>('/api/me/marks', { as: BALDEV })).toEqual({
      saved: [sampleListingId(3)],
      seen: [sampleListingId(3)],
      contacted: [sampleListingId(1)],
      dismissed: [],
      own: [],
    });
    const seller = await app.json<Marks>('/api/me/marks', { as: SELLER });
    expect(seller.own.toSorted()).toEqual([sampleListingId(1), sampleListingId(2)]);
    expect((await app.get('/api/me/marks')).status).toBe(401);
  });

  it('D-157 contains a dismissed home until this is undone', async () => {
    const dismissed = async () => (await app.json<Marks>('/api/me/marks', { as: BALDEV })).dismissed;
    const stream = nameSampleInterestStream(2, BALDEV);
    await world.happened(stream, { type: 'ListingDismissed', data: sampleListingAndBuyer(2, BALDEV) });
    await world.drain();
    expect(await dismissed()).toEqual([sampleListingId(2)]);
    await world.happened(stream, { type: 'ListingUndismissed', data: sampleListingAndBuyer(2, BALDEV) });
    await world.drain();
    expect(await dismissed()).toEqual([]);
  });

  it('B-02 a save disappears when it is undone', async () => {
    await world.happened(nameSampleInterestStream(3, BALDEV), {
      type: 'ListingUnsaved',
      data: sampleListingAndBuyer(3, BALDEV),
    });
    await world.drain();
    expect((await app.json<Marks>('/api/me/marks', { as: BALDEV })).saved).toEqual([]);
  });
});

describe('roles', () => {
  const findRole = (number: number) => app.nest.get(Roles).findRole(sampleAccount(number));

  it('Z-04 follow from a person’s actions, also those that were undone', async () => {
    expect(await findRole(SELLER)).toBe('Seller');
    expect(await findRole(ASHA)).toBe('Buyer');
    expect(await findRole(77)).toBe('Buyer');
    await world.happened(nameSampleInterestStream(3, SELLER), sampleViewed(3, SELLER));
    await world.drain();
    expect(await findRole(SELLER)).toBe('Seller');
    const unsaved = { type: 'ListingUnsaved' as const, data: sampleListingAndBuyer(3, SELLER) };
    await world.happened(nameSampleInterestStream(3, SELLER), sampleSaved(3, SELLER), unsaved);
    await world.drain();
    expect(await findRole(SELLER)).toBe('Buyer and Seller');
  });

  it('Z-04 include seller if all listings were deleted', async () => {
    expect(await findRole(OTHER_SELLER)).toBe('Seller');
    await world.happened(nameSampleListingStream(3), { type: 'ListingDeleted', data: { by: 'owner' } });
    await world.drain();
    expect(await findRole(OTHER_SELLER)).toBe('Seller');
  });
});

describe('leads of a deleted listing', () => {
  it('stay in the inbox, which shows that the listing is deleted', async () => {
    const before = await app.json<LeadInbox>('/api/me/leads', { as: SELLER });
    await world.happened(nameSampleListingStream(2), { type: 'ListingDeleted', data: { by: 'owner' } });
    await world.drain();
    const after = await app.json<LeadInbox>('/api/me/leads', { as: SELLER });
    expect(after.counts).toEqual(before.counts);
    expect(after.leads.map(({ listing: { id, deleted } }) => [id, deleted])).toEqual([
      [sampleListingId(1), undefined],
      [sampleListingId(2), true],
      [sampleListingId(1), undefined],
    ]);
    expect(after.leads[1].listing).toEqual({ ...before.leads[1].listing, deleted: true });
  });
});
