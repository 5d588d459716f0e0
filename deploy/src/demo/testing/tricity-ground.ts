import { loadRegionPack, TRICITY } from '../../region/read-region.ts';
import { listDemoPlaces } from '../demo-places.ts';
import type { DemoGround } from '../generate-demo-listings.ts';

export function loadTricityDemoData(): DemoGround {
  const { places, demo } = loadRegionPack(TRICITY);
  if (!demo) throw new Error('The region pack of the tri-city has no demo data');
  return { places: listDemoPlaces(places), figures: demo };
}
