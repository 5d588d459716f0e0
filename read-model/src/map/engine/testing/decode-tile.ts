import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

export type DecodedFeature = {
  id: number | undefined;
  x: number;
  y: number;
  properties: Record<string, string | number | boolean>;
};

export function decodeTile(bytes: Uint8Array): Record<string, DecodedFeature[]> {
  const tile = new VectorTile(new PbfReader(bytes));
  return Object.fromEntries(
    Object.entries(tile.layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, k) => {
        const feature = layer.feature(k);
        const [{ x, y }] = feature.loadGeometry()[0];
        return { id: feature.id, x, y, properties: feature.properties };
      }),
    ]),
  );
}
