import type { PositionToken } from '../kernel/position.ts';

/** What every accepted command of ours answers with. `position` goes into `?after=` of the next read. */
export type Accepted = { code: 200; position: PositionToken };
