import type { PositionToken } from '../kernel/position.ts';

/** The response to an accepted command. `position` goes into `?after=` of the next read. */
export type Accepted = { code: 200; position: PositionToken };
