import { acts, everybody } from './people.ts';
import { scaled, thresholds } from './site.ts';

export const options = {
  thresholds: thresholds({}),
  scenarios: everybody([
    { duration: '2s', target: scaled(10) },
    { duration: __ENV.LOAD_DURATION ?? '20s', target: scaled(10) },
  ]),
};

export const { browseMap, readListings, search, listen, contact, post } = acts;
