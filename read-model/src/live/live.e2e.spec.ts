import { connect } from 'node:net';
import type { DomainEvent } from '@naksha/events/contracts';
import { listingNumber, type PositionToken, parsePositionToken, parsePositionVector } from '@naksha/events/kernel';
import { sampleAccount, samplePosted } from '@naksha/events/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import { LeadInboxQuery } from '../leads/lead-inbox.ts';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  sampleContacted,
  sampleListingAndBuyer,
  sampleListingId,
  sampleMaterialFacts,
  sampleViewed,
  verified,
} from '../projector/testing/histories.ts';
import { EventSourceReader } from '../testing/event-source.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { decodeTileFeatures, tilePathAtPosition } from '../testing/read-tile.ts';
import { LiveHub } from './live-hub.ts';

const HERE = { lat: 30.7046, lng: 76.7179 };
const FAR = { lat: 30.85, lng: 76.9 };
const BOX = 'bbox=76.70,30.69,76.74,30.72';
const SELLER = 1;
const [ASHA, BALDEV] = [20, 21];
const findCell = (position: typeof HERE) => tilePathAtPosition(position, 14).split('/').slice(1).join('/');

let world: ReadModelWorld;
let app: ReadModelApp;
let posted = 0;
const open: EventSourceReader[] = [];

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp({ live: { heartbeatMs: 50, positionMs: 20 } });
  world.names.set(sampleAccount(ASHA), 'Asha');
});
beforeEach(() => Promise.all(open.splice(0).map((reader) => reader.close())));
afterAll(async () => {
  await Promise.all(open.map((reader) => reader.close()));
  await world.close();
});

const listen = async (
  query = '',
  { as, lastId, on = app }: { as?: number; lastId?: string; on?: ReadModelApp } = {},
) => {
  const reader = await EventSourceReader.open(`${on.url}/api/live?${query}`, {
    ...(as !== undefined && { authorization: `Bearer ${as}` }),
    ...(lastId && { 'last-event-id': lastId }),
  });
  open.push(reader);
  return reader;
};
const post = async (position = HERE) => {
  const number = ++posted;
  return {
    number,
    after: await world.happened(
      nameSampleListingStream(number),
      samplePosted({ facts: sampleMaterialFacts({ position }) }),
    ),
  };
};
const contact = (number: number, buyer: number) =>
  world.happened(nameSampleInterestStream(number, buyer), sampleContacted(number, buyer));
const told = (reader: EventSourceReader, token: PositionToken) => () => {
  const { partition, seq } = parsePositionToken(token)!;
  const seqs = parsePositionVector(reader.lastId)?.seqs;
  return seqs !== undefined && seqs[partition] >= seq;
};

describe('the live stream', () => {
  it('D-130 sends changed cells of the view, and positions, as Server-Sent Events', async () => {
    const reader = await listen(BOX);
    expect(reader.response.headers.get('content-type')).toBe('text/event-stream');
    const { after } = await post(HERE);
    await reader.until(told(reader, after));
    expect(reader.of('cells')).toMatchObject([{ data: { cells: [findCell(HERE)] } }]);
    expect(reader.of('cells')[0].data.position).toBe(reader.of('cells')[0].id);

    const elsewhere = await post(FAR);
    await reader.until(told(reader, elsewhere.after));
    expect(reader.of('cells')).toHaveLength(1);
    expect(reader.of('position').at(-1)?.data.position).toBe(reader.lastId);
  });

  it('D-127 sends a position with which the tile shows the change', async () => {
    const alone = { lat: 30.7111, lng: 76.7222 };
    const reader = await listen(BOX);
    const { number } = await post(alone);
    await reader.until(() => reader.of('cells').length > 0);
    const min = reader.of('cells')[0].data.position;
    const tile = await app.get(`/api/map/${tilePathAtPosition(alone, 17)}.mvt?min=${min}`);
    expect(decodeTileFeatures(await tile.arrayBuffer()).listings).toMatchObject([
      { id: listingNumber(sampleListingId(number)) },
    ]);
  });

  it('D-131 sends a lead to its seller, with the first name, and to nobody else', async () => {
    const { number } = await post();
    await world.happened(nameSampleListingStream(number), verified);
    await world.drain();
    const [seller, other, buyer, nobody] = await Promise.all([
      listen(BOX, { as: SELLER }),
      listen(BOX, { as: 2 }),
      listen(BOX, { as: ASHA }),
      listen(BOX),
    ]);
    const after = await contact(number, ASHA);
    await Promise.all([seller, other, buyer, nobody].map((reader) => reader.until(told(reader, after))));
    expect(seller.of('lead')).toMatchObject([
      {
        data: {
          lead: {
            id: `${sampleListingId(number)}-${sampleAccount(ASHA)}`,
            listing: { id: sampleListingId(number), title: 'Three bedrooms by the park' },
            buyer: { first_name: 'Asha' },
            status: 'new',
          },
        },
      },
    ]);
    for (const reader of [other, buyer, nobody]) expect(reader.of('lead')).toEqual([]);
  });

  it('does not notify the seller when a buyer views the listing again', async () => {
    const { number } = await post();
    await contact(number, ASHA);
    await world.drain();
    const seller = await listen('', { as: SELLER });
    const looked = await world.happened(
      nameSampleInterestStream(number, ASHA),
      sampleViewed(number, ASHA, '2026-11-22'),
    );
    await seller.until(told(seller, looked));
    expect(seller.of('lead')).toEqual([]);
    const called = await world.happened(nameSampleInterestStream(number, ASHA), {
      type: 'LeadStatusSet',
      data: { ...sampleListingAndBuyer(number, ASHA), seller: sampleAccount(SELLER), status: 'called' },
    });
    await seller.until(told(seller, called));
    expect(seller.of('lead')).toMatchObject([{ data: { lead: { status: 'called' } } }]);
  });

  it('does not do so for leads from before this process either', async () => {
    const { number } = await post();
    await contact(number, ASHA);
    const later = await world.startApp({ live: { positionMs: 20 } });
    await world.drain();
    const seller = await listen('', { as: SELLER, on: later });
    const looked = await world.happened(
      nameSampleInterestStream(number, ASHA),
      sampleViewed(number, ASHA, '2026-11-22'),
    );
    await seller.until(told(seller, looked));
    expect(seller.of('lead')).toEqual([]);
  });

  it('G-37 notifies an owner of a decision, also after a reconnect, and nobody else', async () => {
    const { number } = await post();
    await world.drain();
    const [owner, stranger] = [await listen('', { as: SELLER }), await listen('', { as: ASHA })];
    await owner.until(() => owner.received.length > 0);
    const before = owner.lastId;
    const rejected: DomainEvent = { type: 'ListingRejected', data: { reasons: ['The pin is in a lake'] } };
    const token = await world.happened(nameSampleListingStream(number), rejected);
    await Promise.all([owner, stranger].map((reader) => reader.until(told(reader, token))));
    expect(owner.of('own_listings')).toMatchObject([{ data: { listings: [sampleListingId(number)] } }]);
    expect(stranger.of('own_listings')).toEqual([]);
    await owner.close();
    const back = await listen('', { as: SELLER, lastId: before });
    await back.until(() => back.of('own_listings').length > 0);
    expect(back.of('own_listings')).toMatchObject([{ data: { listings: [sampleListingId(number)] } }]);
  });

  it('D-132 resumes from the last id after a disconnect, and misses nothing', async () => {
    const { number } = await post();
    await world.drain();
    const seller = await listen(BOX, { as: SELLER });
    await seller.until(() => seller.received.length > 0);
    const lastId = seller.lastId;
    await seller.close();
    await post(HERE);
    await contact(number, ASHA);
    await contact(number, BALDEV);
    await world.drain();

    const back = await listen(BOX, { as: SELLER, lastId });
    await back.until(() => back.of('lead').length === 2);
    expect(back.of('cells').flatMap(({ data }) => data.cells)).toContain(findCell(HERE));
    expect(
      back
        .of('lead')
        .map(({ data }) => data.lead.buyer.id)
        .sort(),
    ).toEqual([sampleAccount(ASHA), sampleAccount(BALDEV)]);
    expect(back.of('reload')).toEqual([]);
    const again = await listen(BOX, { as: SELLER, lastId: back.lastId });
    await again.until(() => again.of('position').length > 0);
    expect(again.of('lead')).toEqual([]);
  });

  it('D-132 D-135 resumes however much was missed, within a small buffer', async () => {
    const narrow = await world.startApp({ live: { bufferBytes: 4096, waiting: 3, positionMs: 20 } });
    const { number } = await post(HERE);
    await world.drain();
    const seller = await listen(BOX, { as: SELLER, on: narrow });
    await seller.until(() => seller.received.length > 0);
    const { lastId } = seller;
    await seller.close();
    await contact(number, ASHA);
    for (let k = 0; k < 30; k++) {
      await post(HERE);
      await world.drain();
    }
    const back = await listen(BOX, { as: SELLER, on: narrow, lastId });
    await back.until(() => back.of('lead').length > 0);
    expect(back.of('cells')).toMatchObject([{ data: { cells: [findCell(HERE)] } }]);
    expect(back.of('reload')).toEqual([]);
  });

  it('D-132 sends a lead again if the connection broke between the cells and the lead of one change', async () => {
    const seller = await listen(BOX, { as: SELLER });
    await seller.until(() => seller.received.length > 0);
    const leads = app.nest.get(LeadInboxQuery);
    const lookup = leads.toLeads;
    const asked = Promise.withResolvers<void>();
    leads.toLeads = () => {
      asked.resolve();
      return new Promise(() => {});
    };
    await world.pauseProjector();
    const { number } = await post(HERE);
    await contact(number, ASHA);
    await world.resumeProjector();
    await asked.promise;
    const { heartbeats } = seller;
    await seller.until(() => seller.heartbeats > heartbeats);
    await seller.close();
    leads.toLeads = lookup;
    const back = await listen(BOX, { as: SELLER, lastId: seller.lastId });
    await back.until(() => back.of('position').length > 0);
    expect(back.of('lead')).toMatchObject([{ data: { lead: { listing: { id: sampleListingId(number) } } } }]);
    expect(back.of('cells')).toHaveLength(1);
  });

  it('D-132 sends a lead that was lost when another process’s stream broke', async () => {
    const second = await world.startApp({ live: { positionMs: 20 } });
    const { number } = await post();
    await world.drain();
    const here = await listen('', { as: SELLER });
    await here.until(() => here.received.length > 0);
    const { lastId } = here;
    await here.close();
    await contact(number, ASHA);
    await world.drain();
    const there = await listen('', { as: SELLER, lastId, on: second });
    await there.until(() => there.of('lead').length > 0 || there.of('reload').length > 0);
    expect(there.of('lead')).toHaveLength(1);
  });

  it('D-133 sends reload for an id from which it cannot resume', async () => {
    const unreadable = await listen('', { lastId: 'yesterday' });
    await unreadable.until(() => unreadable.of('reload').length > 0);
    await post();
    await world.drain();
    const fresh = await world.startApp({ live: { positionMs: 20 } });
    const tooOld = await listen(BOX, { on: fresh, lastId: `1.${Array(16).fill(0).join('.')}` });
    await tooOld.until(() => tooOld.of('reload').length > 0);
    const { after } = await post();
    await tooOld.until(told(tooOld, after));
    expect(tooOld.of('cells')).toHaveLength(1);
  });

  it('D-134 sends a heartbeat while nothing happens', async () => {
    await world.drain();
    const reader = await listen(BOX);
    await reader.until(() => reader.heartbeats >= 2);
    expect(reader.of('cells')).toEqual([]);
  });

  it('disconnects the reader, who can resume, if a name lookup fails', async () => {
    const { number } = await post();
    await world.drain();
    const seller = await listen('', { as: SELLER });
    await seller.until(() => seller.received.length > 0);
    const leads = app.nest.get(LeadInboxQuery);
    const lookup = leads.toLeads;
    leads.toLeads = () => Promise.reject(new Error('the vault is away'));
    const after = await contact(number, ASHA);
    await world.drain();
    await expect(seller.until(told(seller, after))).rejects.toThrow('ended');
    leads.toLeads = lookup;
    const back = await listen('', { as: SELLER, lastId: seller.lastId });
    await back.until(() => back.of('lead').length > 0);
    expect(back.of('lead')).toHaveLength(1);
  });

  it('rejects an invalid box, and streams beyond the limit', async () => {
    expect((await app.get('/api/live?bbox=1,2')).status).toBe(422);
    const small = await world.startApp({ live: { streams: 1 } });
    await listen('', { on: small });
    expect((await small.get('/api/live')).status).toBe(503);
    const shared = await world.startApp({ live: { streamsPerNetwork: 1 } });
    await listen('', { on: shared });
    expect((await shared.get('/api/live')).status).toBe(429);
  });

  it('responds to HEAD with its headers, and ends', async () => {
    const answer = await fetch(`${app.url}/api/live`, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(await answer.text()).toBe('');
  });

  it('ends each stream after a while, so that places are released and an ended session gets no more leads', async () => {
    const brief = await world.startApp({ live: { lifeMs: 30 } });
    const readers = await Promise.all([listen('', { as: SELLER, on: brief }), listen('', { on: brief })]);
    for (const reader of readers) await expect(reader.until(() => false)).rejects.toThrow('ended');
  });

  it('D-135 disconnects readers that do not read, and frees their memory', async () => {
    const strict = await world.startApp({ live: { bufferBytes: 64 * 1024 } });
    const hub = strict.nest.get(LiveHub);
    world.names.set(sampleAccount(BALDEV), 'B'.repeat(500_000));
    const numbers = await Promise.all(Array.from({ length: 30 }, async () => (await post()).number));
    await world.drain();
    const { hostname, port } = new URL(strict.url);
    const deaf = connect(Number(port), hostname).pause();
    deaf.on('error', () => {});
    deaf.write(`GET /api/live HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${SELLER}\r\n\r\n`);
    await expect.poll(() => hub.size).toBe(1);
    for (const number of numbers) await contact(number, BALDEV);
    await expect.poll(() => hub.size, { timeout: 10_000 }).toBe(0);
    deaf.destroy();
    world.names.delete(sampleAccount(BALDEV));
  });

  it('ends every stream when the process stops', async () => {
    const stopping = await world.startApp();
    const reader = await listen(BOX, { on: stopping });
    await stopping.close();
    await expect(reader.until(() => false)).rejects.toThrow('ended');
  });
});

describe('a new generation', () => {
  it('D-133 makes every stream send reload, and the map shows the new documents', async () => {
    const { after } = await post(HERE);
    await world.drain();
    const reader = await listen(BOX);
    await reader.until(() => reader.received.length > 0);
    const { generation } = parsePositionVector(reader.lastId)!;
    const etag = async () =>
      (await app.get(`/api/map/${tilePathAtPosition(HERE, 12)}.mvt?after=${after}`)).headers.get('etag');
    const before = await etag();
    await world.side.replay(DOCUMENT_KINDS);
    await reader.until(() => reader.of('reload').length > 0);
    expect(parsePositionVector(reader.lastId)!.generation).toBeGreaterThan(generation);
    expect(await etag()).toBe(before);
  });
});
