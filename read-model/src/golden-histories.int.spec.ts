import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { catalogue, type DomainEvent } from '@naksha/events/contracts';
import {
  nameAccountStream,
  nameCityStream,
  nameParkedKeyReleaseStream,
  nameQueryLinkStream,
  type PlaceId,
} from '@naksha/events/kernel';
import { sampleAccount } from '@naksha/events/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from './document-kinds.ts';
import { listParkedKeys } from './projector/parked.ts';
import {
  departure,
  enquiries,
  guide,
  type Happened,
  nameSampleInterestStream,
  nameSampleListingStream,
  sampleCityDefined,
  sampleListingAndBuyer,
  sampleListingId,
  sampleMarketHistory,
  searches,
} from './projector/testing/histories.ts';
import { ReadSide } from './projector/testing/read-side.ts';

/** Documents made by each released version; docs/upgrading.md says how to add one. */
const GOLDEN = new URL('./testing/golden/', import.meta.url);
const versions = readdirSync(GOLDEN).filter((name) => /^\d+\.\d+\.\d+$/.test(name));

type Content = { version: number; documents: number; hash: string };
type Contents = Record<string, Content>;
type StoredEvent = { partition: number; seq: number } & Record<string, unknown>;

let side: ReadSide;
afterEach(() => side?.close());

const fileOf = (version: string, name: 'events.jsonl' | 'content.json'): URL => new URL(`${version}/${name}`, GOLDEN);

/** Inserted directly, because the current code would write other events. */
async function store(events: readonly StoredEvent[]): Promise<void> {
  const columns = Object.keys(events[0]).join(', ');
  await side.pool.query(
    `insert into events (${columns}) select ${columns} from jsonb_populate_recordset(null::events, $1)`,
    [JSON.stringify(events)],
  );
  await side.pool.query(
    `update partition_head h set seq = e.seq from (select partition, max(seq) as seq from events group by partition) e
     where e.partition = h.partition`,
  );
}

async function readContents(): Promise<Contents> {
  const { rows } = await side.pool.query<{ kind: string; documents: number; hash: string }>(
    `select kind, count(*)::int as documents, md5(string_agg(id || ' ' || hash, ',' order by id)) as hash
     from read.document where not hidden group by kind order by kind`,
  );
  const version = (kind: string) => DOCUMENT_KINDS.find((one) => one.kind === kind)?.version ?? 0;
  return Object.fromEntries(
    rows.map(({ kind, documents, hash }) => [kind, { version: version(kind), documents, hash }]),
  );
}

const fold = async () => {
  await side.projectAll(side.projector(DOCUMENT_KINDS));
  expect(await listParkedKeys(side.pool)).toEqual([]);
};

describe('a history written by a released version', () => {
  it('exists for at least one version', () => {
    expect(versions).not.toEqual([]);
  });

  it.each(versions)(
    '%s gives the original documents if their kind is unchanged, and the same ones after a replay',
    async (version) => {
      const events: StoredEvent[] = readFileSync(fileOf(version, 'events.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      side = await ReadSide.open(DOCUMENT_KINDS);
      await store(events);
      await fold();
      const made = await readContents();
      const noted: Contents = JSON.parse(readFileSync(fileOf(version, 'content.json'), 'utf8'));
      const raised = Object.keys(noted).filter((kind) => made[kind]?.version !== noted[kind].version);
      if (process.env.UPDATE_GOLDEN) {
        for (const kind of raised) noted[kind] = made[kind];
        writeFileSync(fileOf(version, 'content.json'), `${JSON.stringify(noted, null, 2)}\n`);
      }
      // UPDATE_GOLDEN=1 records kinds with a raised version. Others must be unchanged.
      expect(Object.fromEntries(Object.keys(noted).map((kind) => [kind, made[kind]]))).toEqual(noted);
      expect(await side.replay(DOCUMENT_KINDS)).toMatchObject({ equal: true, differing: 0 });
    },
  );
});

const happens = (stream: string, ...events: { type: string; data: unknown }[]): Happened => ({
  stream,
  events: events as DomainEvent[],
});
const [office, town] = [sampleAccount(90), 'kharar' as PlaceId];

const further: Happened[] = [
  happens(
    nameSampleListingStream(1),
    { type: 'ListingPlaced', data: { facts: { city: 'mohali', locality: 'mohali-sector-70' } } },
    { type: 'ListingQuestioned', data: { kind: 'sold', by: 'reviewer' } },
  ),
  happens(
    nameAccountStream(office),
    { type: 'AccountOpened', data: { subtype: '3', demo: false } },
    { type: 'ProfileCompleted', data: { subtype: '1' } },
    { type: 'StaffRolesSet', data: { roles: ['assistant'], cities: ['Mohali'] } },
    { type: 'SellerTrustSet', data: { trusted: true } },
    { type: 'AccountBlocked', data: { reason: 'spam' } },
    { type: 'AccountUnblocked', data: {} },
  ),
  happens(
    nameSampleInterestStream(1, 30),
    { type: 'ListingDismissed', data: sampleListingAndBuyer(1, 30) },
    { type: 'ListingUndismissed', data: sampleListingAndBuyer(1, 30) },
  ),
  happens(nameCityStream(town), sampleCityDefined({ id: town }), { type: 'CityRetired', data: { id: town } }),
  happens(nameQueryLinkStream('flats'), { type: 'QueryLinkRetired', data: { slug: 'flats' } }),
  happens('region-served', { type: 'RegionServed', data: { bounds: [76.5, 30.5, 77.05, 30.95] } }),
  happens(nameParkedKeyReleaseStream(`${sampleListingId(2)}`), {
    type: 'KeyReleased',
    data: { key: `${sampleListingId(2)}` },
  }),
];

/** Recorded once per release: GOLDEN_HISTORY=0.2.0. */
const released = process.env.GOLDEN_HISTORY;
if (released) it('is written with every event type', () => write(released));

async function write(version: string): Promise<void> {
  expect(existsSync(new URL(`${version}/`, GOLDEN)), `${version} is there and is never made anew`).toBe(false);
  const fixed: { stream: string; at: string; type: string; data: unknown }[] = JSON.parse(
    readFileSync(new URL('./projector/testing/fixed-history.json', import.meta.url), 'utf8'),
  );
  side = await ReadSide.open(DOCUMENT_KINDS);
  for (const { stream, events } of [
    ...sampleMarketHistory(30),
    departure,
    ...guide,
    ...searches,
    ...enquiries,
    ...further,
  ])
    await side.happened(stream, ...events);
  for (const { stream, at, type, data } of fixed) await side.happenedAt(at, stream, { type, data } as DomainEvent);
  const { rows } = await side.pool.query<{ event: StoredEvent & { type: string } }>(
    'select to_jsonb(e) as event from events e order by partition, seq',
  );
  const types = new Set(rows.map(({ event }) => event.type));
  expect(Object.keys(catalogue).filter((type) => !types.has(type))).toEqual([]);
  await fold();
  mkdirSync(new URL(`${version}/`, GOLDEN), { recursive: true });
  writeFileSync(fileOf(version, 'events.jsonl'), `${rows.map(({ event }) => JSON.stringify(event)).join('\n')}\n`);
  writeFileSync(fileOf(version, 'content.json'), `${JSON.stringify(await readContents(), null, 2)}\n`);
}
