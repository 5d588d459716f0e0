import type { PlaceReach, Position } from '@naksha/events/kernel';

export type ReachPredicate = (position: Position) => boolean;
/** The same function as long as it gives the same answers. */
export type FindReachPredicate = (within: PlaceReach) => ReachPredicate;

const nothing: ReachPredicate = () => false;
export const findEmptyReach: FindReachPredicate = () => nothing;
