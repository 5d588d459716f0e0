import { acts, buildScenarios, mixedThresholds } from './people.ts';
import { scaleCount } from './site.ts';

export const options = {
  thresholds: mixedThresholds,
  scenarios: buildScenarios([
    { duration: '20s', target: scaleCount(100) },
    { duration: __ENV.LOAD_DURATION ?? '3m', target: scaleCount(100) },
  ]),
};

export const { browseMap, readListings, search, listen, contact, post } = acts;
