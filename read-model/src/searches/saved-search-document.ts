import type { AccountId, AlertFrequency, QuietHours, SearchId } from '@naksha/events/kernel';

/** A saved search folded from its stream. Its name is in the vault. Times are ISO 8601 in UTC. */
export type SavedSearchDocument = {
  id: SearchId;
  account: AccountId;
  /** Filter with city and camera, as in the address of /home. */
  view: string;
  frequency: AlertFrequency;
  quiet: QuietHours;
  paused: boolean;
  savedAt: string;
  /** Matches until then are not new. */
  seenUntil: string;
  /** Alerts cover events from then on: when it was saved, or alerts were turned on again. */
  alertsSince: string;
};
