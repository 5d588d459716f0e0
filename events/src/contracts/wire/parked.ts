import type { PositionToken } from '../../kernel/position.ts';

/** Its event cannot be folded. */
export type ParkedKey = {
  key: string;
  /** Of the failing event. */
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

/** That have waited for more than a minute. */
export type LateEffects = {
  kind: string;
  waiting: number;
  since: string;
  /** Of the last failed attempt, or ''. */
  error: string;
};

/** Oldest first; `dead` counts also those not listed. `sms_gateway_down`: late effects failed because it accepts no message. */
export type Parked = {
  keys: ParkedKey[];
  effects: DeadEffect[];
  dead: number;
  late: LateEffects[];
  sms_gateway_down: boolean;
};
