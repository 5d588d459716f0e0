import { VectorTile } from '@mapbox/vector-tile';
import { type Position, toWorld } from '@naksha/events/kernel';
import { PbfReader } from 'pbf';

type Feature = { id?: number } & Record<string, unknown>;

/** What a tile's bytes say: the features of each layer, by their numbers. */
export function readTile(bytes: ArrayBuffer | Uint8Array): Record<string, Feature[]> {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, k) => {
        const { id, properties } = layer.feature(k);
        return { ...properties, id };
      }),
    ]),
  );
}

/** The tile of the zoom that the position lies in, `z/x/y`. */
export function tileAt(position: Position, z: number): string {
  const { x, y } = toWorld(position);
  return `${z}/${Math.floor(x * 2 ** z)}/${Math.floor(y * 2 ** z)}`;
}
