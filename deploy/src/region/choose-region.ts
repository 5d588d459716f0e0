import { type BBox, inBBox, type Landmark, type Place } from '@naksha/events/kernel';
import type { Config } from '../config/config.ts';
import { UserError } from '../process/user-error.ts';
import { PackFolder } from './pack-folder.ts';
import type { DemoFigures } from './read-demo-figures.ts';
import type { Ground } from './read-ground.ts';
import { type PackItem, readQuestions } from './read-items.ts';
import { EVERYWHERE, type RegionPack, readRegion, TRICITY } from './read-region.ts';

/** Where this installation serves, and what it was given to know of it. */
export type Region = {
  /** Listings lie within it. */
  bounds: BBox;
  /** ISO 3166-1; undefined where nobody said. */
  country?: string;
  /** As sentences of each language say it; undefined where nobody said. */
  names?: RegionPack['names'];
  /** Of `region.json`; undefined for the default. */
  barePriceFrom?: number;
  items: readonly PackItem[];
  places: readonly Place[];
  landmarks: readonly Landmark[];
  streets?: Uint8Array;
  ground: Ground;
  demo?: DemoFigures;
  stampDuty: RegionPack['stampDuty'];
};

/**
 * The pack of NAKSHA_REGION, else the one that ships, unless SERVICE_REGION lies elsewhere: then nothing is known of the region but
 * its bounds. SERVICE_REGION goes before the pack's bounds. A region without questions of its own has those that ship.
 * @param served where a server on the same event table serves, for what runs beside it: counts where neither setting is given
 * @throws UserError where the pack cannot be read
 */
export function chooseRegion(
  { BRAND_NAME, NAKSHA_REGION, SERVICE_REGION }: Pick<Config, 'BRAND_NAME' | 'NAKSHA_REGION' | 'SERVICE_REGION'>,
  served?: BBox,
): Region {
  const pack = withQuestions(readPack(NAKSHA_REGION, BRAND_NAME));
  const bounds = SERVICE_REGION ?? (NAKSHA_REGION ? undefined : served);
  if (!bounds) return pack;
  if (NAKSHA_REGION || isOf(pack, bounds)) return { ...pack, bounds };
  return withQuestions({
    ...{ bounds, items: [], places: [], landmarks: [], stampDuty: [] },
    ground: { layers: new Map(), credits: [] },
  });
}

function readPack(given: string, brand: string): RegionPack {
  try {
    return readRegion(given || TRICITY, brand);
  } catch (error) {
    throw error instanceof UserError && given ? new UserError(`NAKSHA_REGION: ${error.message}`) : error;
  }
}

/** They are about Naksha itself, and name no place. */
const withQuestions = <Known extends Pick<Region, 'items'>>(region: Known): Known =>
  region.items.some(({ item }) => item.type === 'FaqDefined')
    ? region
    : { ...region, items: [...region.items, ...readQuestions(new PackFolder(EVERYWHERE))] };

const isOf = ({ places }: RegionPack, bounds: BBox): boolean => places.some(({ position }) => inBBox(bounds, position));
