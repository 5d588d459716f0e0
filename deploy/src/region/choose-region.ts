import { type BBox, isInBBox, type Landmark, type Place } from '@naksha/events/kernel';
import type { Config } from '../config/config.ts';
import { UserError } from '../process/user-error.ts';
import { PackFolder } from './pack-folder.ts';
import type { DemoFigures } from './read-demo-figures.ts';
import type { Ground } from './read-ground.ts';
import { loadFaqItems, type PackItem } from './read-items.ts';
import { EVERYWHERE, loadRegionPack, type RegionPack, TRICITY } from './read-region.ts';

export type Region = {
  bounds: BBox;
  /** ISO 3166-1; undefined if unknown. */
  country?: string;
  names?: RegionPack['names'];
  /** From `region.json`; undefined for the default. */
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
 * SERVICE_REGION overrides the pack's bounds; if it is elsewhere, only the bounds are known.
 * @param served region of a server on the same event table, for commands
 */
export function chooseRegion(
  { BRAND_NAME, NAKSHA_REGION, SERVICE_REGION }: Pick<Config, 'BRAND_NAME' | 'NAKSHA_REGION' | 'SERVICE_REGION'>,
  served?: BBox,
): Region {
  const pack = withDefaultFaqs(readPack(NAKSHA_REGION, BRAND_NAME));
  const bounds = SERVICE_REGION ?? (NAKSHA_REGION ? undefined : served);
  if (!bounds) return pack;
  if (NAKSHA_REGION || containsRegion(pack, bounds)) return { ...pack, bounds };
  return withDefaultFaqs({
    ...{ bounds, items: [], places: [], landmarks: [], stampDuty: [] },
    ground: { layers: new Map(), credits: [] },
  });
}

function readPack(given: string, brand: string): RegionPack {
  try {
    return loadRegionPack(given || TRICITY, brand);
  } catch (error) {
    throw error instanceof UserError && given ? new UserError(`NAKSHA_REGION: ${error.message}`) : error;
  }
}

/** They are about Naksha and name no place. */
const withDefaultFaqs = <Known extends Pick<Region, 'items'>>(region: Known): Known =>
  region.items.some(({ item }) => item.type === 'FaqDefined')
    ? region
    : { ...region, items: [...region.items, ...loadFaqItems(new PackFolder(EVERYWHERE))] };

const containsRegion = ({ places }: RegionPack, bounds: BBox): boolean =>
  places.some(({ position }) => isInBBox(bounds, position));
