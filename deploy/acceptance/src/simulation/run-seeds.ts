import { planOf } from './plan.ts';
import { type HistoryEnd, runHistory } from './run-history.ts';

export type SeedsAsked = {
  /** The first seed; every `step`th from there on, so that several go through them together. */
  from: number;
  step: number;
  /** Histories at most, and seconds at most. */
  most: number;
  seconds: number;
  /** Ends with the first that fails. */
  untilFailure: boolean;
};

export type FailedSeed = { seed: number } & NonNullable<HistoryEnd['failure']>;
export type SeedsRun = {
  histories: number;
  steps: number;
  events: number;
  seconds: number;
  cpuSeconds: number;
  failures: FailedSeed[];
};

/** Failures that are kept: whoever has seen so many looks at these first. */
const MOST_FAILURES = 20;

/** Histories of consecutive seeds, until there are enough of them or of failures. */
export async function runSeeds({ from, step, most, seconds, untilFailure }: SeedsAsked): Promise<SeedsRun> {
  const start = performance.now();
  const cpu = process.threadCpuUsage();
  const run: SeedsRun = { histories: 0, steps: 0, events: 0, seconds: 0, cpuSeconds: 0, failures: [] };
  for (let seed = from; run.histories < most && performance.now() - start < seconds * 1000; seed += step) {
    const end = await runHistory(planOf(seed));
    run.histories++;
    run.steps += end.steps;
    run.events += end.events;
    if (end.failure) run.failures.push({ seed, ...end.failure });
    if (run.failures.length >= (untilFailure ? 1 : MOST_FAILURES)) break;
  }
  run.seconds = (performance.now() - start) / 1000;
  const used = process.threadCpuUsage(cpu);
  run.cpuSeconds = (used.user + used.system) / 1e6;
  return run;
}
