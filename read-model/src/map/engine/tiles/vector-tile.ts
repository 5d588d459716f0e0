import { PbfWriter } from 'pbf';

/** Mapbox Vector Tiles, version 2. */
export const EXTENT = 4096;

export type PointFeature = {
  /** A safe integer. */
  id?: number;
  x: number;
  y: number;
  properties: Record<string, string | number>;
};
export type PointLayer = { name: string; features: readonly PointFeature[] };

/**
 * If all layers are empty, the first is written empty, because GDAL rejects a file of zero bytes (vector-tile-spec
 * 2.1).
 */
export function encodeTile(layers: readonly PointLayer[]): Uint8Array {
  const pbf = new PbfWriter();
  const filled = layers.filter(({ features }) => features.length > 0);
  for (const layer of filled.length > 0 ? filled : layers.slice(0, 1)) pbf.writeMessage(3, writeLayer, layer);
  return pbf.finish();
}

function writeLayer(layer: PointLayer, pbf: PbfWriter): void {
  const keys = new Map<string, number>();
  const values = new Map<string | number, number>();
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, layer.name);
  for (const feature of layer.features)
    pbf.writeMessage(2, writeFeature, { feature, tags: encodeTags(feature, keys, values) });
  for (const key of keys.keys()) pbf.writeStringField(3, key);
  for (const value of values.keys()) pbf.writeMessage(4, writeValue, value);
  pbf.writeVarintField(5, EXTENT);
}

function encodeTags({ properties }: PointFeature, keys: Map<string, number>, values: Map<string | number, number>) {
  return Object.entries(properties).flatMap(([key, value]) => [numberFor(keys, key), numberFor(values, value)]);
}

function numberFor<T>(known: Map<T, number>, value: T): number {
  const number = known.get(value) ?? known.size;
  known.set(value, number);
  return number;
}

const POINT = 1;
const MOVE_TO_ONE = 9;

function writeFeature({ feature, tags }: { feature: PointFeature; tags: number[] }, pbf: PbfWriter): void {
  if (feature.id !== undefined) pbf.writeVarintField(1, feature.id);
  pbf.writePackedVarint(2, tags);
  pbf.writeVarintField(3, POINT);
  pbf.writePackedVarint(4, [MOVE_TO_ONE, zigzag(feature.x), zigzag(feature.y)]);
}

const zigzag = (value: number): number => (value << 1) ^ (value >> 31);

const STRING_VALUE = 1;
const UINT_VALUE = 5;

function writeValue(value: string | number, pbf: PbfWriter): void {
  if (typeof value === 'string') pbf.writeStringField(STRING_VALUE, value);
  else pbf.writeVarintField(UINT_VALUE, value);
}
