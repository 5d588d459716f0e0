import { acts, buildScenarios } from './people.ts';
import { latencyThresholds, scaleCount } from './site.ts';

export const options = {
  thresholds: latencyThresholds({}),
  scenarios: buildScenarios([
    { duration: '2s', target: scaleCount(10) },
    { duration: __ENV.LOAD_DURATION ?? '20s', target: scaleCount(10) },
  ]),
};

export const { browseMap, readListings, search, listen, contact, post } = acts;
