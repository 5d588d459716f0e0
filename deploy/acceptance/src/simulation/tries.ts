import type { Person } from './people.ts';
import type { Act } from './plan.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a command answers
export type Answer = any;

/** One request and how it ended: `lost` where the sender never learned. */
export type Try = {
  what: Act['do'];
  /** The same for all that is one request sent again. */
  request: string;
  correlation: string;
  /** The same key is done once. */
  isKeyed: boolean;
  outcome: 'acknowledged' | 'refused' | 'lost';
  answer?: Answer;
  position?: string;
  status?: number;
  about?: { listing: string; buyer: string };
};

/** What was sent, and what became of it. */
export type Sent = {
  readonly tries: readonly Try[];
  /** What was answered to whoever posted with their one external id. */
  readonly numbered: ReadonlyMap<Person, ReadonlySet<string>>;
};
