import type { PositionToken } from '../../kernel/position.ts';

/** A parked key whose event cannot be folded. Effects that were given up are listed beside. */
export type ParkedKey = {
  key: string;
  /** Position of the failing event. */
  position: PositionToken;
  error: string;
  /** Later events of the key. */
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
