import type { Position, Within } from '@naksha/events/kernel';

export type Reach = (position: Position) => boolean;
export type FindReach = (within: Within) => Reach;

export const nothingInReach: FindReach = () => () => false;
