import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Landmark, Place } from '@naksha/events/kernel';
import type { DutyState } from '@naksha/events/wire/duty-rates';
import { decodeStreetSegments } from '@naksha/read-model';
import { SERVICES_SETTINGS } from '@naksha/services/settings';
import { UserError } from '../process/user-error.ts';
import { findDataSourceOrReport } from './find-source.ts';
import { placesFromDefinitions } from './list-places.ts';
import { InvalidRegionPack } from './pack-errors.ts';
import { PackFolder } from './pack-folder.ts';
import { type DemoFigures, loadDemoFigures } from './read-demo-figures.ts';
import { type Ground, loadBaseMap } from './read-ground.ts';
import { loadRegionItems, type PackItem } from './read-items.ts';
import { loadLandmarks } from './read-landmarks.ts';
import { loadOutlines } from './read-outlines.ts';
import { loadStampDuty } from './read-stamp-duty.ts';
import { type RegionFile, regionFile } from './region-file.ts';

const MAX_BYTES = 1_000_000;

/** `streets/SOURCE.bin`, if it exists: a single file, because streets of two sources would not connect. */
function readStreetGraph(pack: PackFolder, region: RegionFile): Uint8Array | undefined {
  const [file, second] = pack.list('streets', '.bin');
  if (!file) return undefined;
  const report = (field: string, reason: string) => void pack.problems.push({ file: field, reason });
  findDataSourceOrReport(pack, region, file, basename(file, '.bin'));
  if (second) report(second, `must be the only file of streets, beside ${file}`);
  const bytes = pack.bytes(file);
  if (!bytes) return undefined;
  if (bytes.length > MAX_BYTES) report(file, `is larger than ${MAX_BYTES / 1e6} MB`);
  try {
    decodeStreetSegments(bytes);
  } catch (error) {
    report(file, (error as Error).message);
  }
  return bytes;
}

export type RegionPack = Pick<RegionFile, 'name' | 'country' | 'bounds' | 'barePriceFrom'> & {
  names: NonNullable<RegionFile['names']>;
  items: PackItem[];
  places: Place[];
  landmarks: Landmark[];
  /** For travel times, in the format of `encodeStreetSegments`; without it only distances are known. */
  streets?: Uint8Array;
  ground: Ground;
  demo?: DemoFigures;
  stampDuty: DutyState[];
};

export const TRICITY = fileURLToPath(new URL('../../regions/tricity', import.meta.url));

export const EVERYWHERE = fileURLToPath(new URL('../../regions/everywhere', import.meta.url));

/**
 * @param brand author of its articles
 * @throws UserError if it does not exist, BadRegionPack with every error by file, line and field
 */
export function loadRegionPack(folder: string, brand = SERVICES_SETTINGS.BRAND_NAME.byDefault): RegionPack {
  if (!existsSync(join(folder, 'region.json')))
    throw new UserError(
      `No region pack found in ${folder}: region.json is missing or not readable. Name the folder of a region pack (docs/regions.md).`,
    );
  const pack = new PackFolder(folder);
  const region = pack.json('region.json', regionFile);
  if (!region) throw new InvalidRegionPack(folder, pack.problems);
  const outlines = loadOutlines(pack, region);
  const items = loadRegionItems({ brand, pack, region, outlines });
  const { name, names = { en: name }, country, bounds, barePriceFrom } = region;
  const places = placesFromDefinitions(items.map(({ item }) => item));
  const read = {
    name,
    names,
    country,
    bounds,
    barePriceFrom,
    items,
    places,
    landmarks: loadLandmarks(pack, region, places),
    streets: readStreetGraph(pack, region),
    ground: loadBaseMap(pack, region),
  };
  const [demo, stampDuty] = [loadDemoFigures(pack), loadStampDuty(pack)];
  if (pack.problems.length > 0) throw new InvalidRegionPack(folder, pack.problems);
  return { ...read, demo, stampDuty };
}
