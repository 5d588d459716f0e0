import { acts, everybody, mixedThresholds } from './people.ts';
import { scaled } from './site.ts';

export const options = {
  thresholds: mixedThresholds,
  scenarios: everybody([
    { duration: '20s', target: scaled(100) },
    { duration: __ENV.LOAD_DURATION ?? '3m', target: scaled(100) },
  ]),
};

export const { browseMap, readListings, search, listen, contact, post } = acts;
