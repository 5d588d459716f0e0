import { distanceInMeters, type PlaceReach, type Position, printReach } from '@naksha/events/kernel';
import type { ReachPredicate } from '../filters/reach.ts';

const LANDMARK: Position = { lat: 30.71, lng: 76.71 };
const METRES_A_MINUTE = { car: 600, 'two-wheeler': 500, foot: 80 };
const kept = new Map<string, ReachPredicate>();

/** Every landmark is at one point, and streets run north and east. */
export function findSampleReach(within: PlaceReach): ReachPredicate {
  const key = printReach(within);
  const reach = kept.get(key) ?? buildReach(within);
  kept.set(key, reach);
  return reach;
}

function buildReach(within: PlaceReach): ReachPredicate {
  if ('km' in within) return (position) => distanceInMeters(position, LANDMARK) <= within.km * 1000;
  const most = within.minutes * METRES_A_MINUTE[within.by];
  return ({ lat, lng }) =>
    distanceInMeters({ lat, lng: LANDMARK.lng }, LANDMARK) + distanceInMeters({ lat: LANDMARK.lat, lng }, LANDMARK) <=
    most;
}
