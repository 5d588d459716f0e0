import type { Target } from './target.ts';

/** `short`: seconds, in every test run; `full`: as strong as two computers can make it, a minute or two. */
export type Size = 'short' | 'full';

export type Finding = { what: string; figure: number; unit?: string } & ({ atMost: number } | { atLeast: number });

export type Attack = {
  name: string;
  /** Additional settings; with some, it gets its own server. */
  settings?(size: Size): Record<string, string>;
  /** Must close its connections and stop its timers. */
  run(target: Target, size: Size): Promise<Finding[]>;
};

export const isWithinLimit = (finding: Finding): boolean =>
  'atMost' in finding ? finding.figure <= finding.atMost : finding.figure >= finding.atLeast;
