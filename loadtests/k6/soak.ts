import { acts, everybody, mixedThresholds } from './people.ts';
import { scaled } from './site.ts';

export const options = {
  thresholds: mixedThresholds,
  scenarios: everybody([
    { duration: '1m', target: scaled(60) },
    { duration: __ENV.LOAD_DURATION ?? '4h', target: scaled(60) },
  ]),
};

export const { browseMap, readListings, search, listen, contact, post } = acts;
