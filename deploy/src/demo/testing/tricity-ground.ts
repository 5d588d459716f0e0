import { readRegion, TRICITY } from '../../region/read-region.ts';
import { listDemoPlaces } from '../demo-places.ts';
import type { DemoGround } from '../demo-town.ts';

/** The ground that the shipped demo stands on. @throws Error where the pack has no figures for it */
export function tricityGround(): DemoGround {
  const { places, demo } = readRegion(TRICITY);
  if (!demo) throw new Error('the tri-city has no demo');
  return { places: listDemoPlaces(places), figures: demo };
}
