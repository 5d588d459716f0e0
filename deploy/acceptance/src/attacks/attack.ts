import type { Target } from './target.ts';

/** `short` is for every run of the tests, seconds long; `full` is as strong as two computers could make it, in a minute or two. */
export type Size = 'short' | 'full';

/** A figure, and what it has to stay within. */
export type Finding = { what: string; figure: number; unit?: string } & ({ atMost: number } | { atLeast: number });

/** One way to do the product harm, against a server of its own process, over the loopback interface only. */
export type Attack = {
  name: string;
  /** Beside the target's own; with some it gets a server of its own. */
  settings?(size: Size): Record<string, string>;
  /** Leaves nothing behind: connections are closed, timers stopped. */
  run(target: Target, size: Size): Promise<Finding[]>;
};

export const isHeld = (finding: Finding): boolean =>
  'atMost' in finding ? finding.figure <= finding.atMost : finding.figure >= finding.atLeast;
