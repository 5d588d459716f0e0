import { VectorTile } from '@mapbox/vector-tile';
import { type Position, projectToUnitSquare } from '@naksha/events/kernel';
import { PbfReader } from 'pbf';

type Feature = { id?: number } & Record<string, unknown>;

export function decodeTileFeatures(bytes: ArrayBuffer | Uint8Array): Record<string, Feature[]> {
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

export function tilePathAtPosition(position: Position, z: number): string {
  const { x, y } = projectToUnitSquare(position);
  return `${z}/${Math.floor(x * 2 ** z)}/${Math.floor(y * 2 ** z)}`;
}
