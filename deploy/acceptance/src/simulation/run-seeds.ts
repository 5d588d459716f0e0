import { planOf } from './plan.ts';
import { type HistoryEnd, runHistory } from './run-history.ts';

export type SeedsAsked = {
  /** First seed; then every `step`th, so that workers can share. */
  from: number;
  step: number;
  most: number;
  seconds: number;
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

const MOST_FAILURES = 20;

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
