import type { AccountId, AlertFrequency, QuietHours, SearchId } from '@naksha/events/kernel';

/** A saved search, folded from its own stream alone. What its owner calls it is in the vault. Times are ISO 8601, UTC. */
export type SavedSearchDocument = {
  id: SearchId;
  account: AccountId;
  /** The filter with city and camera, as the address of /home has it. */
  view: string;
  frequency: AlertFrequency;
  quiet: QuietHours;
  paused: boolean;
  savedAt: string;
  /** What was found until then is not new to its owner. */
  seenUntil: string;
  /** Its owner is told of what happens from then on: when it was saved, or its alerts were turned on again. */
  alertsSince: string;
};
