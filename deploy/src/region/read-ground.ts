import { basename, dirname } from 'node:path';
import { GROUND_LAYERS, type GroundLayer } from '@naksha/events/wire/ground';
import { z } from 'zod';
import { findDataSourceOrReport } from './find-source.ts';
import type { PackFolder } from './pack-folder.ts';
import type { RegionFile } from './region-file.ts';
import { isVectorTileArchive } from './street-tiles.ts';

/** `streets`: a PMTiles archive. */
export type Ground = { layers: ReadonlyMap<GroundLayer, string>; streets?: Uint8Array; credits: string[] };

const MOST_BYTES = 1_000_000;
const features = z.object({ features: z.array(z.looseObject({ type: z.literal('Feature') })) });

export function loadBaseMap(pack: PackFolder, region: RegionFile): Ground {
  const layers = new Map<GroundLayer, unknown[]>();
  const credits = new Set<string>();
  for (const file of pack.list('ground', '.geojson')) {
    const layer = GROUND_LAYERS.find((known) => known === basename(file, '.geojson'));
    const source = findDataSourceOrReport(pack, region, file, basename(dirname(file)));
    if (!layer) {
      pack.problems.push({ file, reason: `is not named after a layer; the layers are ${GROUND_LAYERS.join(', ')}` });
      continue;
    }
    if ((pack.text(file)?.length ?? 0) > MOST_BYTES)
      pack.problems.push({ file, reason: `must not exceed ${MOST_BYTES / 1e6} MB, because every phone loads it` });
    layers.set(layer, [...(layers.get(layer) ?? []), ...(pack.json(file, features)?.features ?? [])]);
    if (source?.credit) credits.add(source.credit);
  }
  const streets = readStreetTiles(pack, region, credits);
  const print = (drawn: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features: drawn });
  return {
    layers: new Map([...layers].map(([layer, drawn]) => [layer, print(drawn)])),
    ...(streets && { streets }),
    credits: [...credits],
  };
}

/** `ground/SOURCE/streets.pmtiles`, if it exists: a single file. */
function readStreetTiles(pack: PackFolder, region: RegionFile, credits: Set<string>): Uint8Array | undefined {
  const [file, second] = pack.list('ground', '.pmtiles');
  if (!file) return undefined;
  const source = findDataSourceOrReport(pack, region, file, basename(dirname(file)));
  if (second) pack.problems.push({ file: second, reason: `must be the only PMTiles file, beside ${file}` });
  const bytes = pack.bytes(file);
  if (!bytes) return undefined;
  if (bytes.length > MOST_BYTES) pack.problems.push({ file, reason: `must not exceed ${MOST_BYTES / 1e6} MB` });
  if (!isVectorTileArchive(bytes)) {
    pack.problems.push({ file, reason: 'is not a PMTiles archive of vector tiles' });
    return undefined;
  }
  if (source?.credit) credits.add(source.credit);
  return bytes;
}
