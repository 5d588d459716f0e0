import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Finding, Size } from './attack.ts';
import type { Served } from './served.ts';
import type { Target } from './target.ts';
import type { Errand, Visit } from './visiting.ts';

/** What somebody's browser asks when it comes: a page, a tile, a count, a list and something of the database. */
const VISIT = [
  '/home',
  '/api/map/11/1460/834.mvt',
  '/api/map/count?bedroom=3',
  '/api/listings?bbox=76.6,30.6,76.9,30.8',
  '/api/property/cities',
];
const PACE_MS = 50;
/** More than ask in a minute: each asks once. */
const MOST_VISITORS = 500;
/** How long one visitor in a hundred may wait; the short form shares its computer with other tests. */
const WAIT_MS = { short: 3_000, full: 500 };
/** Behind everybody else's: an attacker brings processors of his own, here he takes what the others leave. */
const ATTACKERS_PRIORITY = 10;

export type Visits = {
  findings(size: Size): Finding[];
  /** Without the server's own account, which doesn't tell visitors from an attacker who is answered as they are. */
  findingsOfVisitors(size: Size): Finding[];
};

/**
 * Honest people from addresses of their own, one after the other, each question on a new connection, for as long as something
 * is done to the server.
 */
export async function visitWhile(target: Target, done: Promise<unknown>): Promise<Visits> {
  const addresses = Array.from({ length: MOST_VISITORS }, () => target.newAddress());
  const errand = { url: target.url, paths: VISIT, headers: {}, addresses, paceMs: PACE_MS };
  const { visits, served } = await runErrandWhile(target, errand, () => done);
  const findingsOfVisitors = (size: Size): Finding[] => [
    { what: 'visits made', figure: visits.length, atLeast: VISIT.length },
    { what: 'visitors refused', figure: visits.filter(({ status }) => status !== 200).length, atMost: 0 },
    judgeWait('a visitor’s wait', visits, WAIT_MS[size]),
  ];
  return {
    findingsOfVisitors,
    findings: (size) => [...findingsOfVisitors(size), ...judgeServed(served, WAIT_MS[size])],
  };
}

/**
 * @param attack is told what has been answered so far
 * @returns how each question was answered, and how long the server itself had them
 */
export async function runErrandWhile(
  target: Target,
  errand: Errand,
  attack: (visits: readonly Visit[]) => Promise<unknown>,
): Promise<{ visits: readonly Visit[]; served: Served }> {
  setPriority(ATTACKERS_PRIORITY);
  const before = await target.readServed();
  const visits: Visit[] = [];
  const child = fork(fileURLToPath(new URL('visiting.ts', import.meta.url)), { execArgv: [], env: {} });
  const gone = once(child, 'exit');
  child.on('message', (visit) => visits.push(visit as Visit));
  try {
    child.send(errand);
    await attack(visits);
    child.send('enough');
    await gone;
    return { visits, served: (await target.readServed()).since(before) };
  } finally {
    child.kill();
  }
}

export const judgeWait = (what: string, visits: readonly Visit[], p99Ms: number): Finding => ({
  what: `${what}, p99`,
  figure: quantile(visits, 0.99),
  unit: 'ms',
  atMost: p99Ms,
});

/** What of the wait was the server’s own. */
export const judgeServed = (served: Served, p99Ms: number): Finding[] => [
  { what: 'of it in the server, p99', figure: served.quantileMs(0.99), unit: 'ms', atMost: p99Ms },
  { what: 'its event loop late by, p99', figure: served.loopDelayMs, unit: 'ms', atMost: p99Ms },
];

function quantile(answers: readonly Visit[], q: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
