import type { PositionToken } from '../kernel/position.ts';

/** `position` goes into `?after=` of the next read. */
export type Accepted = { code: 200; position: PositionToken };
