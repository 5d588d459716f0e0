/**
 * `npm run test:sim`: a minute of random histories by seed; `--minutes 10`, `--from 5000`. `--seed 4711`: one history, shrunk if
 * it fails. `--planted`: finds known bugs; `--planted texts`: those whose name contains the word.
 */
import { availableParallelism, loadavg } from 'node:os';
import { inspect, parseArgs } from 'node:util';
import { bundlePlanted } from './bundle-planted.ts';
import { runInWorker } from './in-worker.ts';
import { planOf } from './plan.ts';
import { PLANTED_BUGS, type PlantedBug } from './planted-bugs.ts';
import { runHistory } from './run-history.ts';
import type { SeedsRun } from './run-seeds.ts';
import { shrink } from './shrink.ts';

const SHRINK_SECONDS = 120;
/** Percentage of planted bugs that must be found. */
const FOUND_OF_A_HUNDRED = 96;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    from: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1' },
    planted: { type: 'boolean', default: false },
    jobs: { type: 'string', default: String(Math.min(4, availableParallelism())) },
  },
});
const number = (name: 'seed' | 'from' | 'minutes' | 'jobs'): number => {
  const given = Number(values[name]);
  if (!(given >= 0)) {
    console.error(`--${name} ${values[name]}: use a number that is not negative`);
    process.exit(1);
  }
  return given;
};
const jobs = Math.max(1, number('jobs'));

if (values.planted)
  await findPlanted(PLANTED_BUGS.filter(({ name }) => positionals.every((word) => name.includes(word))));
else if (values.seed !== undefined) await runOne(number('seed'));
else await runMany(number('from'), number('minutes') * 60);

async function runMany(from: number, seconds: number): Promise<void> {
  const asked = { step: jobs, most: Number.POSITIVE_INFINITY, seconds, untilFailure: false };
  const runs = await Promise.all(Array.from({ length: jobs }, (_, k) => runInWorker({ ...asked, from: from + k })));
  const done = runs.filter((run): run is SeedsRun => run !== undefined);
  const sum = (of: (run: SeedsRun) => number) => done.reduce((total, run) => total + of(run), 0);
  const histories = sum(({ histories }) => histories);
  const perMinute = Math.round(sum((run) => (run.histories / run.seconds) * 60));
  const perCpuMinute = Math.round((histories / sum(({ cpuSeconds }) => cpuSeconds)) * 60);
  console.log(
    `${histories} histories starting with seed ${from}, ${sum(({ events }) => events)} events in ${sum(({ steps }) => steps)} steps: ` +
      `${perMinute} per minute in ${jobs} threads, ${perCpuMinute} per minute of CPU time, load average ${loadavg()[0].toFixed(1)}`,
  );
  const failures = done.flatMap(({ failures }) => failures);
  for (const { seed, message } of failures) console.log(`seed ${seed}: ${message}`);
  if (done.length < jobs) console.log(`${jobs - done.length} threads did not finish`);
  if (failures.length === 0 && done.length === jobs) return;
  process.exitCode = 1;
  const [first] = failures.toSorted((a, b) => a.seed - b.seed);
  if (first) await runOne(first.seed);
}

async function runOne(seed: number): Promise<void> {
  const { failure, trace, steps, events } = await runHistory(planOf(seed));
  console.log(`seed ${seed}: trace ${trace}, ${events} events in ${steps} steps`);
  if (!failure) return;
  process.exitCode = 1;
  console.log(failure.message);
  const shrunk = await shrink(seed, SHRINK_SECONDS);
  if (!shrunk) return;
  console.log(`Shortest of ${shrunk.tried} plans that still breaks "${failure.invariant}":`);
  console.log(inspect(shrunk.plan, { depth: 6, breakLength: 140, compact: 4 }));
  console.log(shrunk.message);
}

async function findPlanted(bugs: readonly PlantedBug[]): Promise<void> {
  const queue = [...bugs.entries()];
  const rows: string[] = [];
  let found = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [k, bug] = next;
      const module = await bundlePlanted(bug, `bug-${k}`);
      const run = await runInWorker(
        { from: number('from'), step: 1, most: 1_000, seconds: 1_200, untilFailure: true },
        module,
      );
      const [failure] = run?.failures ?? [];
      if (failure) found++;
      const how = failure
        ? `${failure.invariant} | ${failure.seed} | ${run!.histories} | ${run!.cpuSeconds.toFixed(1)}`
        : `not found | | ${run?.histories ?? '?'} | ${run?.cpuSeconds.toFixed(1) ?? 'did not finish'}`;
      rows[k] = `| ${bug.name} | ${how} |`;
      console.log(rows[k]);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  console.log(
    `\n| planted bug | found by | seed | histories | CPU seconds |\n| --- | --- | ---: | ---: | ---: |\n${rows.join('\n')}`,
  );
  console.log(`\n${found} of ${bugs.length} found, load average ${loadavg()[0].toFixed(1)}`);
  if (found * 100 < bugs.length * FOUND_OF_A_HUNDRED) process.exitCode = 1;
}
