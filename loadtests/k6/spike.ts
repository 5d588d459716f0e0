import { acts, everybody, mixedThresholds } from './people.ts';
import { scaled } from './site.ts';

export const options = {
  thresholds: mixedThresholds,
  scenarios: everybody([
    { duration: '30s', target: scaled(20) },
    { duration: '10s', target: scaled(200) },
    { duration: '1m', target: scaled(200) },
    { duration: '10s', target: scaled(20) },
    { duration: '30s', target: scaled(20) },
  ]),
};

export const { browseMap, readListings, search, listen, contact, post } = acts;
