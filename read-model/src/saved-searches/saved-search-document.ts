import type { AccountId, AlertFrequency, QuietHours, SearchId } from '@naksha/events/kernel';

/** Its name is in the vault. Times are ISO 8601 in UTC. */
export type SavedSearchDocument = {
  id: SearchId;
  account: AccountId;
  /** As in the address of /home. */
  view: string;
  frequency: AlertFrequency;
  quiet: QuietHours;
  paused: boolean;
  savedAt: string;
  seenUntil: string;
  alertsSince: string;
};
