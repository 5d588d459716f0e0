import type { Amenity, Subtype } from '@naksha/events/kernel';
import type { Random } from './random.ts';

const HOME: Amenity[] = [
  'park',
  'security',
  'powerBackup',
  'visitorParking',
  'closeToMarket',
  'closeToSchool',
  'modularKitchen',
  'parkFacing',
  'cornerUnits',
  'waterStorage',
  'gatedProject',
];
const TOWER: Amenity[] = ['lift', 'gym', 'swimmingPool', 'club', 'highRise', 'cctv', 'joggingTrack', 'maintenance'];
const WORK: Amenity[] = [
  'mainRoad',
  'lift',
  'powerBackup',
  'cctv',
  'visitorParking',
  'roadFacing',
  'cafe',
  'atm',
  'falseCeiling',
];
const LAND: Amenity[] = ['mainRoad', 'gatedProject', 'parkFacing', 'cornerUnits', 'internalRoad', 'closeToSchool'];

export function pickDemoAmenities(subtype: Subtype, project: string | undefined, random: Random): Amenity[] {
  if (subtype === 'office' || subtype === 'showroom') return random.pickSubset(WORK, 0.45);
  if (subtype === 'flat' || subtype === 'kothi')
    return [...random.pickSubset(HOME, 0.4), ...(project ? random.pickSubset(TOWER, 0.7) : [])];
  return random.pickSubset(LAND, 0.4);
}
