import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Finding, Size } from './attack.ts';
import type { Served } from './served.ts';
import type { Target } from './target.ts';
import type { Visit, VisitOrder } from './visiting.ts';

const VISIT = [
  '/home',
  '/api/map/11/1460/834.mvt',
  '/api/map/count?bedroom=3',
  '/api/listings?bbox=76.6,30.6,76.9,30.8',
  '/api/property/cities',
];
const PACE_MS = 50;
const MOST_VISITORS = 500;
/** 99th percentile; the short form shares the machine with other tests. */
const WAIT_MS = { short: 3_000, full: 500 };
/** Attackers run at lower priority, because real ones bring their own machines. */
const ATTACKERS_PRIORITY = 10;

export type Visits = {
  findings(size: Size): Finding[];
  findingsOfVisitors(size: Size): Finding[];
};

/** Visitors from separate addresses, one after another with new connections, while the attack runs. */
export async function visitUntil(target: Target, done: Promise<unknown>): Promise<Visits> {
  const addresses = Array.from({ length: MOST_VISITORS }, () => target.newAddress());
  const errand = { url: target.url, paths: VISIT, headers: {}, addresses, paceMs: PACE_MS };
  const { visits, served } = await visitDuring(target, errand, () => done);
  const findingsOfVisitors = (size: Size): Finding[] => [
    { what: 'visits made', figure: visits.length, atLeast: VISIT.length },
    { what: 'visitors refused', figure: visits.filter(({ status }) => status !== 200).length, atMost: 0 },
    findingOfWait('a visitor’s wait', visits, WAIT_MS[size]),
  ];
  return {
    findingsOfVisitors,
    findings: (size) => [...findingsOfVisitors(size), ...findingsOfServer(served, WAIT_MS[size])],
  };
}

/** @param attack receives the number of responses so far @returns each response, and the server's own times */
export async function visitDuring(
  target: Target,
  errand: VisitOrder,
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

export const findingOfWait = (what: string, visits: readonly Visit[], p99Ms: number): Finding => ({
  what: `${what}, p99`,
  figure: quantile(visits, 0.99),
  unit: 'ms',
  atMost: p99Ms,
});

/** The server's share of the waiting time. */
export const findingsOfServer = (served: Served, p99Ms: number): Finding[] => [
  { what: 'of it in the server, p99', figure: served.quantileMs(0.99), unit: 'ms', atMost: p99Ms },
  { what: 'its event loop late by, p99', figure: served.loopDelayMs, unit: 'ms', atMost: p99Ms },
];

function quantile(answers: readonly Visit[], q: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
