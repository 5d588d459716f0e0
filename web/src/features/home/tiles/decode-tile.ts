import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import {
  type Position,
  SUBTYPES,
  type Subtype,
  type TileAddress,
  unprojectFromUnitSquare,
} from '@naksha/events/kernel';
import { PbfReader } from 'pbf';

export type ListingMarker = {
  kind: 'listing';
  key: string;
  /** Listing number; grows with time. */
  id: number;
  position: Position;
  subtype: Subtype;
  state: 'verified' | 'stale' | 'review';
  /** Missing under review, before staff have seen it. */
  price?: number;
  bedrooms?: number;
  cut?: boolean;
};
export type ClusterMarker = {
  kind: 'cluster';
  key: string;
  position: Position;
  count: number;
  /** A tile has eight cells per side. Missing in the first paint. */
  cell?: TileAddress;
};
export type StackMarker = {
  kind: 'stack';
  key: string;
  position: Position;
  /** Without homes under review; 0 if all are. */
  count: number;
  review?: number;
  price?: number;
};
/** Several homes under review. */
export type ReviewMarker = { kind: 'review'; key: string; position: Position };
export type MapMarker = ListingMarker | ClusterMarker | StackMarker | ReviewMarker;

/** @throws Error if it is not a vector tile */
export function decodeTile(bytes: ArrayBuffer, address: TileAddress): MapMarker[] {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
  const read = (name: string, marker: (feature: VectorTileFeature, position: Position) => MapMarker | undefined) => {
    const layer = layers[name];
    if (!layer) return [];
    const markers: MapMarker[] = [];
    for (let k = 0; k < layer.length; k++) {
      const feature = layer.feature(k);
      const made = marker(feature, toPosition(feature, address));
      if (made) markers.push(made);
    }
    return markers;
  };
  return [
    ...read('clusters', (feature, position) => ({
      kind: 'cluster',
      key: `c${address.z}:${placeKey(position)}`,
      position,
      count: Number(feature.properties.count),
      cell: toCell(feature, address),
    })),
    ...read('stacks', ({ properties }, position) => ({
      kind: 'stack',
      key: `s${placeKey(position)}`,
      position,
      count: Number(properties.count),
      review: asNumber(properties.review),
      price: asNumber(properties.price),
    })),
    ...read('review', (_, position) => ({ kind: 'review', key: `r${address.z}:${placeKey(position)}`, position })),
    ...read('listings', listingMarker),
  ];
}

function listingMarker({ id, properties }: VectorTileFeature, position: Position): ListingMarker | undefined {
  const subtype = SUBTYPES.find((known) => known === properties.subtype);
  // Kinds newer than this client are still shown.
  if (id === undefined) return undefined;
  return {
    kind: 'listing',
    key: `l${id}`,
    id,
    position,
    subtype: subtype ?? 'other',
    state: properties.state === 'review' || properties.state === 'stale' ? properties.state : 'verified',
    price: asNumber(properties.price),
    bedrooms: asNumber(properties.bedrooms) || undefined,
    cut: properties.cut === 1,
  };
}

const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

function toPosition(feature: VectorTileFeature, { z, x, y }: TileAddress): Position {
  const point = feature.loadGeometry()[0][0];
  const side = 2 ** z;
  return unprojectFromUnitSquare({
    x: (x + point.x / feature.extent) / side,
    y: (y + point.y / feature.extent) / side,
  });
}

/** log2 of a tile's cells per side. */
const CELL_ZOOMS = 3;

function toCell(feature: VectorTileFeature, { z, x, y }: TileAddress): TileAddress {
  const point = feature.loadGeometry()[0][0];
  const cells = 2 ** CELL_ZOOMS;
  const along = (at: number) => Math.floor((at * cells) / feature.extent);
  return { z: z + CELL_ZOOMS, x: x * cells + along(point.x), y: y * cells + along(point.y) };
}

/** Stable across tiles and loads. */
const placeKey = ({ lat, lng }: Position): string => `${lat.toFixed(6)},${lng.toFixed(6)}`;
