import type { BlockReason } from '../../kernel/options.ts';

/** What an administrator sees of an account. Times are ISO 8601, UTC. */
export type StaffAccount = {
  id: string;
  first_name: string;
  last_name: string;
  opened_at: string;
  /** Sessions that are open. */
  sessions: number;
  /** Imports of theirs may be verified by sample. */
  trusted: boolean;
  blocked?: { since: string; reason: BlockReason };
};
