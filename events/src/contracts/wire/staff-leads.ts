import type { NextStep } from '../../kernel/options.ts';
import type { Lead } from './leads.ts';

/** What staff wrote down: `by` is a first name, `text` missing where it is gone from the vault. Times are ISO 8601, UTC. */
export type StaffNote = { text?: string; at: string; by: string };

/** A lead as the office works it. The buyer's number is asked for apart, by whoever `may_call`. */
export type StaffLead = Lead & {
  /** '' where the listing said none. */
  city: string;
  next_step?: { what: NextStep; at: string };
  /** When something is to be done about it; missing where it is over. */
  due?: string;
  notes: StaffNote[];
  may_call: boolean;
};

/** `GET /api/staff/leads`: a page of leads, those that are due first. `open`: how many wait, by city. */
export type StaffLeads = { leads: StaffLead[]; cursor: string | null; open: { city: string; leads: number }[] };
