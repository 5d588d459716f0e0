import type { NextStep } from '../../kernel/options.ts';
import type { Lead } from './leads.ts';

/** `by`: first name; `text` is missing if deleted. Times are ISO 8601 in UTC. */
export type StaffNote = { text?: string; at: string; by: string };

/** The buyer's number needs a separate request by someone who `may_call`. */
export type StaffLead = Lead & {
  /** '' if the listing has none. */
  city: string;
  next_step?: { what: NextStep; at: string };
  /** When the next step is due; missing if closed. */
  due?: string;
  notes: StaffNote[];
  may_call: boolean;
};

/** Due ones first. `open`: number by city. */
export type StaffLeads = { leads: StaffLead[]; cursor: string | null; open: { city: string; leads: number }[] };
