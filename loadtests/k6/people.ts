import { browseMap, listen, readListings, search } from './look-around.ts';
import { latencyThresholds } from './site.ts';
import { contact, post } from './take-part.ts';

/** Percentage of people. */
const SHARES = { browseMap: 50, readListings: 22, search: 10, listen: 15, contact: 2, post: 1 } as const;

export const acts = { browseMap, readListings, search, listen, contact, post };

type Stage = { duration: string; target: number };

export const buildScenarios = (stages: readonly Stage[]) =>
  Object.fromEntries(
    Object.entries(SHARES).map(([exec, share]) => [
      exec,
      {
        executor: 'ramping-vus',
        exec,
        startVUs: 0,
        stages: stages.map(({ duration, target }) => ({
          duration,
          target: Math.max(1, Math.round((target * share) / 100)),
        })),
        gracefulRampDown: '5s',
        gracefulStop: '25s',
      },
    ]),
  );

export const mixedThresholds = latencyThresholds({
  home: 500,
  tile: 250,
  list: 300,
  page: 500,
  suggestions: 300,
  search: 500,
  post: 500,
  contacted: 300,
});
