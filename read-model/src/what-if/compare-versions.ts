import { decodeEvent, type KnownEvent, type QueryLinkDefinition } from '@naksha/events/contracts';
import type { EventReader } from '@naksha/events/event-store';
import {
  type BBox,
  distanceInMeters,
  EVERY_PARTITION,
  listingCreatedAt,
  parseHomeView,
  resolvePostedSince,
  toIndianIsoDay,
  toOrderingKey,
} from '@naksha/events/kernel';
import { queryLinkKind } from '../catalogue/catalogue-kinds.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { DUPLICATE_AREA_SHARE, DUPLICATE_DISTANCE_M, DUPLICATE_PRICE_SHARE } from '../listing/probable-duplicates.ts';
import { createMapEngine } from '../map/engine/map-engine.ts';
import type { MapRow } from '../map/engine/rows/map-row.ts';
import { toMapRow } from '../map/to-map-row.ts';
import type { WhatIf } from './what-if.ts';

type Change = 'changed' | 'added' | 'missing';
type Pair<Value> = { before: Value; after: Value };

export type Differences = {
  title: string;
  events: number;
  kinds: Record<string, { documents: number } & Record<Change, number>>;
  /** By `kind.field`. */
  fields: Record<string, number>;
  examples: ({ kind: string; id: string; field: string } & Pair<unknown>)[];
  markers: Record<'moved' | 'appeared' | 'gone' | 'otherwise', number>;
  pages: ({ slug: string; title: string } & Pair<number>)[];
  duplicates: Pair<number>;
  failed: { key: string; error: string }[];
};

export type CompareVersionsOptions = {
  reader: EventReader;
  kinds: readonly DocumentKind[];
  whatIf: WhatIf;
  region: BBox;
  onProgress?(done: number, total: number): void;
};

const STEP = 5_000;
const EXAMPLES = 20;
/** More than a stored search lists. */
const MAX_LISTED = 100_000;

/** In memory; writes nothing. */
export async function compareWithWhatIf(options: CompareVersionsOptions): Promise<Differences> {
  const { reader, kinds, whatIf, region, onProgress } = options;
  const others = kinds.map((kind) => whatIf.kinds?.find((other) => other.kind === kind.kind) ?? kind);
  const heads = await reader.heads();
  const total = heads.reduce((sum, seq) => sum + seq, 0);
  const until = await findNewest(reader, heads);
  const found: Differences = {
    ...{ title: whatIf.title, events: total, kinds: {}, fields: {}, examples: [], pages: [], failed: [] },
    ...{ markers: { moved: 0, appeared: 0, gone: 0, otherwise: 0 }, duplicates: { before: 0, after: 0 } },
  };
  const sides: Pair<VersionResult> = { before: new VersionResult(), after: new VersionResult() };
  let done = 0;
  // One partition in memory at a time: keys do not cross partitions.
  for (const partition of EVERY_PARTITION) {
    const events: KnownEvent[] = [];
    while (events.length < heads[partition])
      for (const event of await reader.readPartition(partition, events.length, STEP)) events.push(decodeEvent(event));
    for (const [key, own] of Map.groupBy(events, ({ stream }) => toOrderingKey(stream)))
      try {
        const before = foldAll(own, kinds);
        const after = foldAll(whatIf.history?.(own, until) ?? own, others);
        compareDocuments(found, before, after);
        sides.before.add(before);
        sides.after.add(after);
      } catch (error) {
        found.failed.push({ key, error: (error as Error).message });
      }
    done += events.length;
    onProgress?.(done, total);
  }
  compareMarkers(found, sides);
  comparePages(found, sides, region);
  found.duplicates = {
    before: countDuplicates(sides.before.listings, DUPLICATE_DISTANCE_M),
    after: countDuplicates(sides.after.listings, whatIf.duplicatesWithinM ?? DUPLICATE_DISTANCE_M),
  };
  return found;
}

class VersionResult {
  readonly listings: ListingDocument[] = [];
  readonly rows = new Map<number, MapRow>();
  readonly links: QueryLinkDefinition[] = [];

  add(documents: ReadonlyMap<string, Folded>): void {
    for (const { kind, body } of documents.values()) {
      if (kind === queryLinkKind.kind && body) this.links.push(body as QueryLinkDefinition);
      if (kind !== listingKind.kind || !body) continue;
      const listing = body as ListingDocument;
      this.listings.push(listing);
      const row = toMapRow(listing);
      if (row) this.rows.set(row.id, row);
    }
  }
}

type Folded = { kind: string; id: string; body: unknown };

function foldAll(events: readonly KnownEvent[], kinds: readonly DocumentKind[]): Map<string, Folded> {
  const documents = new Map<string, Folded>();
  for (const event of events)
    for (const { kind, findId, fold } of kinds) {
      const id = findId(event);
      if (id === undefined) continue;
      const name = `${kind} ${id}`;
      documents.set(name, { kind, id, body: fold(documents.get(name)?.body, event) });
    }
  return documents;
}

async function findNewest(reader: EventReader, heads: readonly number[]): Promise<string> {
  let newest = '';
  for (const [partition, seq] of heads.entries()) {
    const [last] = seq > 0 ? await reader.readPartition(partition, seq - 1, 1) : [];
    if (last && last.occurredAt > newest) newest = last.occurredAt;
  }
  return newest;
}

function compareDocuments(
  found: Differences,
  before: ReadonlyMap<string, Folded>,
  after: ReadonlyMap<string, Folded>,
): void {
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [a, b] = [before.get(name), after.get(name)];
    const { kind, id } = (a ?? b)!;
    found.kinds[kind] ??= { documents: 0, changed: 0, added: 0, missing: 0 };
    found.kinds[kind].documents++;
    if (JSON.stringify(a?.body ?? null) === JSON.stringify(b?.body ?? null)) continue;
    found.kinds[kind][!a?.body ? 'added' : !b?.body ? 'missing' : 'changed']++;
    const [left, right] = [toFields(a?.body), toFields(b?.body)];
    for (const field of new Set([...Object.keys(left), ...Object.keys(right)])) {
      if (JSON.stringify(left[field]) === JSON.stringify(right[field])) continue;
      found.fields[`${kind}.${field}`] = (found.fields[`${kind}.${field}`] ?? 0) + 1;
      if (found.examples.length < EXAMPLES)
        found.examples.push({ kind, id, field, before: left[field], after: right[field] });
    }
  }
}

const toFields = (body: unknown): Record<string, unknown> => (body ?? {}) as Record<string, unknown>;

function compareMarkers({ markers }: Differences, { before, after }: Pair<VersionResult>): void {
  for (const id of new Set([...before.rows.keys(), ...after.rows.keys()])) {
    const [a, b] = [before.rows.get(id), after.rows.get(id)];
    if (!a) markers.appeared++;
    else if (!b) markers.gone++;
    else if (JSON.stringify(a.position) !== JSON.stringify(b.position)) markers.moved++;
    else if (JSON.stringify(a) !== JSON.stringify(b)) markers.otherwise++;
  }
}

function comparePages(found: Differences, { before, after }: Pair<VersionResult>, region: BBox): void {
  const engines = [before, after].map(({ rows }) => {
    const engine = createMapEngine({ region });
    engine.load([...rows.values()]);
    return engine;
  });
  // Reports must be reproducible, so relative dates count from the newest listing.
  const newest = [...before.rows.keys()].reduce((most, id) => Math.max(most, id), 0);
  const today = toIndianIsoDay(listingCreatedAt(newest));
  for (const { slug, title, query } of before.links) {
    const view = parseHomeView(query);
    const [filter, sort] = [resolvePostedSince(view.filter, today), view.sort];
    const [a, b] = engines.map((engine) => engine.list({ filter, sort, limit: MAX_LISTED }));
    if (a.ids.join() === b.ids.join()) continue;
    found.pages.push({ slug, title: title.en, before: a.total, after: b.total });
  }
}

/** By the rule shown to staff, with another distance. */
function countDuplicates(listings: readonly ListingDocument[], withinM: number): number {
  const open = listings.filter(({ state }) => state !== 'sold' && state !== 'sold_by_naksha');
  const groups = Map.groupBy(open, ({ seller, facts }) => `${seller} ${facts.subtype}`);
  let pairs = 0;
  for (const group of groups.values())
    for (const [k, a] of group.entries()) for (const b of group.slice(k + 1)) if (isAlike(a, b, withinM)) pairs++;
  return pairs;
}

const isNear = (a: number, b: number, share: number): boolean => Math.abs(a - b) <= share * a;
const isAlike = (a: ListingDocument, b: ListingDocument, withinM: number): boolean =>
  isNear(a.facts.area.sqft, b.facts.area.sqft, DUPLICATE_AREA_SHARE) &&
  isNear(a.price, b.price, DUPLICATE_PRICE_SHARE) &&
  distanceInMeters(a.facts.position, b.facts.position) <= withinM;
