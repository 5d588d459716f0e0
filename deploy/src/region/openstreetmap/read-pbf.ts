import { inflateSync } from 'node:zlib';
import { type BBox, isInBBox } from '@naksha/events/kernel';
import { PbfReader } from 'pbf';
import type { OsmElement } from './overpass-answer.ts';

type Tags = Record<string, string>;
type Point = { lat: number; lon: number };
type Way = { id: number; tags: Tags; refs: number[] };
type Relation = { id: number; tags: Tags; members: { role: string; ref: number; isWay: boolean }[] };
type Found = { points: Map<number, Point>; nodes: OsmElement[]; ways: Way[]; relations: Relation[] };

/** The format's maximum block size in bytes. */
const MAX_BLOB = 32 * 1024 * 1024;

/**
 * In Overpass's form (https://wiki.openstreetmap.org/wiki/PBF_Format). Omits elements outside the bounds.
 * @throws RangeError if the file has another format
 */
export function parsePbf(file: Uint8Array, bounds: BBox): OsmElement[] {
  const found: Found = { points: new Map(), nodes: [], ways: [], relations: [] };
  for (const { type, data } of readBlobs(file)) if (type === 'OSMData') readBlock(data, bounds, found);
  const { points, nodes, ways, relations } = found;
  const toLine = (refs: readonly number[]) => refs.map((ref) => points.get(ref) ?? null);
  const refsOf = new Map(ways.map(({ id, refs }) => [id, refs]));
  const isWithin = (line: readonly (Point | null)[]) => line.some((point) => point !== null);
  return [
    ...nodes,
    ...ways
      .filter(({ tags }) => hasTags(tags))
      .map(({ id, tags, refs }) => ({ type: 'way' as const, id, tags, geometry: toLine(refs) }))
      .filter(({ geometry }) => isWithin(geometry)),
    ...relations
      .map(({ id, tags, members }) => ({
        ...{ type: 'relation' as const, id, tags },
        members: members
          .filter(({ isWay }) => isWay)
          .map(({ role, ref }) => ({ type: 'way', role, geometry: toLine(refsOf.get(ref) ?? []) })),
      }))
      .filter(({ members }) => members.some(({ geometry }) => isWithin(geometry))),
  ];
}

const hasTags = (tags: Tags): boolean => Object.keys(tags).length > 0;

function* readBlobs(file: Uint8Array): Generator<{ type: string; data: Uint8Array }> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 0; at + 4 <= file.length; ) {
    const headerEnd = at + 4 + view.getUint32(at);
    if (headerEnd > file.length) throw new RangeError('the file is truncated or not an OpenStreetMap PBF file');
    const header = new PbfReader(file.subarray(at + 4, headerEnd)).readFields(
      (tag, into, pbf) => {
        if (tag === 1) into.type = pbf.readString();
        else if (tag === 3) into.size = pbf.readVarint();
      },
      { type: '', size: 0 },
    );
    at = headerEnd + header.size;
    if (at > file.length || header.size > MAX_BLOB) throw new RangeError('the file is truncated');
    yield { type: header.type, data: readBlob(file.subarray(headerEnd, at)) };
  }
}

function readBlob(blob: Uint8Array): Uint8Array {
  const { raw, zlib } = new PbfReader(blob).readFields<{ raw?: Uint8Array; zlib?: Uint8Array }>((tag, into, pbf) => {
    if (tag === 1) into.raw = pbf.readBytes();
    else if (tag === 3) into.zlib = pbf.readBytes();
  }, {});
  if (raw) return raw;
  if (!zlib) throw new RangeError('the file is not compressed with zlib; convert it with osmium cat');
  return inflateSync(zlib, { maxOutputLength: MAX_BLOB });
}

type Block = { strings: string[]; groups: Uint8Array[]; granularity: number; latOffset: number; lonOffset: number };

function readBlock(data: Uint8Array, bounds: BBox, found: Found): void {
  const block = new PbfReader(data).readFields<Block>(
    (tag, into, pbf) => {
      if (tag === 1) into.strings = readStrings(pbf.readBytes());
      else if (tag === 2) into.groups.push(pbf.readBytes());
      else if (tag === 17) into.granularity = pbf.readVarint();
      else if (tag === 19) into.latOffset = pbf.readVarint(true);
      else if (tag === 20) into.lonOffset = pbf.readVarint(true);
    },
    { strings: [], groups: [], granularity: 100, latOffset: 0, lonOffset: 0 },
  );
  const addNode = (id: number, lat: number, lon: number, tags: Tags) => {
    const point = {
      lat: (block.latOffset + block.granularity * lat) / 1e9,
      lon: (block.lonOffset + block.granularity * lon) / 1e9,
    };
    if (!isInBBox(bounds, { lat: point.lat, lng: point.lon })) return;
    found.points.set(id, point);
    if (hasTags(tags)) found.nodes.push({ type: 'node', id, ...point, tags });
  };
  for (const group of block.groups)
    new PbfReader(group).readFields((tag, _, pbf) => {
      if (tag === 1) readNode(pbf.readBytes(), block.strings, addNode);
      else if (tag === 2) readDenseNodes(pbf.readBytes(), block.strings, addNode);
      else if (tag === 3) found.ways.push(readWay(pbf.readBytes(), block.strings));
      else if (tag === 4) found.relations.push(readRelation(pbf.readBytes(), block.strings));
    }, undefined);
}

const UTF8 = new TextDecoder();

const readStrings = (table: Uint8Array): string[] =>
  new PbfReader(table).readFields<string[]>((tag, into, pbf) => {
    if (tag === 1) into.push(UTF8.decode(pbf.readBytes()));
  }, []);

type AddNode = (id: number, lat: number, lon: number, tags: Tags) => void;

const toTags = (keys: readonly number[], values: readonly number[], strings: readonly string[]): Tags =>
  Object.fromEntries(keys.map((key, at) => [strings[key], strings[values[at]]]));

function readNode(data: Uint8Array, strings: readonly string[], add: AddNode): void {
  const node = { id: 0, keys: [] as number[], values: [] as number[], lat: 0, lon: 0 };
  new PbfReader(data).readFields((tag, into, pbf) => {
    if (tag === 1) into.id = pbf.readSVarint();
    else if (tag === 2) pbf.readPackedVarint(into.keys);
    else if (tag === 3) pbf.readPackedVarint(into.values);
    else if (tag === 8) into.lat = pbf.readSVarint();
    else if (tag === 9) into.lon = pbf.readSVarint();
  }, node);
  add(node.id, node.lat, node.lon, toTags(node.keys, node.values, strings));
}

/** IDs and positions are delta-coded; tags are key-value pairs, with a 0 after each node. */
function readDenseNodes(data: Uint8Array, strings: readonly string[], add: AddNode): void {
  const dense = { ids: [] as number[], lats: [] as number[], lons: [] as number[], tags: [] as number[] };
  new PbfReader(data).readFields((tag, into, pbf) => {
    if (tag === 1) pbf.readPackedSVarint(into.ids);
    else if (tag === 8) pbf.readPackedSVarint(into.lats);
    else if (tag === 9) pbf.readPackedSVarint(into.lons);
    else if (tag === 10) pbf.readPackedVarint(into.tags);
  }, dense);
  let [id, lat, lon, at] = [0, 0, 0, 0];
  for (let k = 0; k < dense.ids.length; k++) {
    id += dense.ids[k];
    lat += dense.lats[k];
    lon += dense.lons[k];
    const tags: Tags = {};
    for (; dense.tags[at] > 0; at += 2) tags[strings[dense.tags[at]]] = strings[dense.tags[at + 1]];
    at++;
    add(id, lat, lon, tags);
  }
}

function readWay(data: Uint8Array, strings: readonly string[]): Way {
  const way = { id: 0, keys: [] as number[], values: [] as number[], refs: [] as number[] };
  new PbfReader(data).readFields((tag, into, pbf) => {
    if (tag === 1) into.id = pbf.readVarint(true);
    else if (tag === 2) pbf.readPackedVarint(into.keys);
    else if (tag === 3) pbf.readPackedVarint(into.values);
    else if (tag === 8) pbf.readPackedSVarint(into.refs);
  }, way);
  return { id: way.id, tags: toTags(way.keys, way.values, strings), refs: decodeDeltas(way.refs) };
}

const MEMBER_WAY = 1;

function readRelation(data: Uint8Array, strings: readonly string[]): Relation {
  const relation = {
    ...{ id: 0, keys: [] as number[], values: [] as number[] },
    ...{ roles: [] as number[], refs: [] as number[], types: [] as number[] },
  };
  new PbfReader(data).readFields((tag, into, pbf) => {
    if (tag === 1) into.id = pbf.readVarint(true);
    else if (tag === 2) pbf.readPackedVarint(into.keys);
    else if (tag === 3) pbf.readPackedVarint(into.values);
    else if (tag === 8) pbf.readPackedVarint(into.roles, true);
    else if (tag === 9) pbf.readPackedSVarint(into.refs);
    else if (tag === 10) pbf.readPackedVarint(into.types);
  }, relation);
  const { id, roles, types } = relation;
  const members = decodeDeltas(relation.refs).map((ref, at) => ({
    ...{ role: strings[roles[at]], ref },
    isWay: types[at] === MEMBER_WAY,
  }));
  return { id, tags: toTags(relation.keys, relation.values, strings), members };
}

function decodeDeltas(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => {
    sum += difference;
    return sum;
  });
}
