import type { Position, Within } from '@naksha/events/kernel';

export type Reach = (position: Position) => boolean;
/** The same function as long as it gives the same answers. */
export type FindReach = (within: Within) => Reach;

const nothing: Reach = () => false;
export const findNothingInReach: FindReach = () => nothing;
