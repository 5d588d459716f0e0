import { acts, buildScenarios, mixedThresholds } from './people.ts';
import { scaleCount } from './site.ts';

export const options = {
  thresholds: mixedThresholds,
  scenarios: buildScenarios([
    { duration: '30s', target: scaleCount(20) },
    { duration: '10s', target: scaleCount(200) },
    { duration: '1m', target: scaleCount(200) },
    { duration: '10s', target: scaleCount(20) },
    { duration: '30s', target: scaleCount(20) },
  ]),
};

export const { browseMap, readListings, search, listen, contact, post } = acts;
