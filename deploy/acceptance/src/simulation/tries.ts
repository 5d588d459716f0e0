import type { Person } from './people.ts';
import type { Act } from './plan.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a command answers
export type Answer = any;

export type Try = {
  what: Act['do'];
  /** Shared by repeats of a request. */
  request: string;
  correlation: string;
  /** The same key is executed once. */
  isKeyed: boolean;
  outcome: 'acknowledged' | 'refused' | 'lost';
  answer?: Answer;
  position?: string;
  status?: number;
  about?: { listing: string; buyer: string };
};

export type Sent = {
  readonly tries: readonly Try[];
  readonly numbered: ReadonlyMap<Person, ReadonlySet<string>>;
};
