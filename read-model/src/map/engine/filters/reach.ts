import type { Position, Within } from '@naksha/events/kernel';

/** Whether a home at a position is as close as the filter `within` asks. */
export type Reach = (position: Position) => boolean;
export type FindReach = (within: Within) => Reach;

/** Without landmarks and streets nothing is close to anything. */
export const nothingInReach: FindReach = () => () => false;
