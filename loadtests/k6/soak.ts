import { acts, buildScenarios, mixedThresholds } from './people.ts';
import { scaleCount } from './site.ts';

export const options = {
  thresholds: mixedThresholds,
  scenarios: buildScenarios([
    { duration: '1m', target: scaleCount(60) },
    { duration: __ENV.LOAD_DURATION ?? '4h', target: scaleCount(60) },
  ]),
};

export const { browseMap, readListings, search, listen, contact, post } = acts;
