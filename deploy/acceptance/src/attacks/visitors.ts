import { setTimeout as pause } from 'node:timers/promises';
import { type Answered, askFrom } from './ask-from.ts';
import type { Finding, Size } from './attack.ts';
import type { Target } from './target.ts';

/** What somebody's browser asks when it comes: a page, a tile, a count, a list and something of the database. */
const VISIT = [
  '/home',
  '/api/map/11/1460/834.mvt',
  '/api/map/count?bedroom=3',
  '/api/listings?bbox=76.6,30.6,76.9,30.8',
  '/api/property/cities',
];
const PACE_MS = 50;
/** How long one visitor in a hundred may wait; the short form shares its computer with other tests. */
const WAIT_MS = { short: 3_000, full: 500 };

export type Visits = { answers: readonly Answered[]; findings(size: Size): Finding[] };

/**
 * Honest people from addresses of their own, one after the other, each question on a new connection, for as long as something
 * is done to the server.
 */
export async function visitWhile(target: Target, done: Promise<unknown>): Promise<Visits> {
  let going = true;
  const stop = () => {
    going = false;
  };
  done.then(stop, stop);
  const answers: Answered[] = [];
  while (going) {
    const address = target.newAddress();
    for (const path of VISIT) {
      answers.push(await askFrom(address, target.url, path));
      await pause(PACE_MS);
    }
  }
  await done;
  return { answers, findings: (size) => judge(answers, WAIT_MS[size]) };
}

const judge = (answers: readonly Answered[], p99Ms: number): Finding[] => [
  { what: 'visits made', figure: answers.length, atLeast: VISIT.length },
  { what: 'visitors refused', figure: answers.filter(({ status }) => status !== 200).length, atMost: 0 },
  { what: 'a visitor’s wait, p99', figure: quantile(answers, 0.99), unit: 'ms', atMost: p99Ms },
];

export function quantile(answers: readonly Answered[], q: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
