import type { PositionToken } from '../../kernel/position.ts';

/** What stands still until somebody looks at it: an ordering key whose event can't be folded, and effects that were given up. */
export type ParkedKey = {
  key: string;
  /** Where the event that stopped it lies. */
  position: PositionToken;
  error: string;
  /** Events of the key that came after it. */
  later: number;
  parked_at: string;
};
export type DeadEffect = {
  event: string;
  kind: string;
  subject: string;
  attempts: number;
  error: string;
  since: string;
};

/** Effects of one kind that have waited for more than a minute, such as texts while the SMS gateway is unavailable. */
export type LateEffects = {
  kind: string;
  waiting: number;
  since: string;
  /** Of the last failed attempt; '' if there was none. */
  error: string;
};

/** `GET /api/staff/parked`: the oldest first; `dead` counts also those that are not listed. */
export type Parked = { keys: ParkedKey[]; effects: DeadEffect[]; dead: number; late: LateEffects[] };
