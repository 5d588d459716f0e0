import type { BlockReason } from '../../kernel/options.ts';

/** Times are ISO 8601 in UTC. */
export type StaffAccount = {
  id: string;
  first_name: string;
  last_name: string;
  opened_at: string;
  sessions: number;
  /** Imports may be verified by a sample. */
  trusted: boolean;
  blocked?: { since: string; reason: BlockReason };
};
