import { acts, everybody, mixedThresholds } from './people.ts';
import { scaled } from './site.ts';

/** A quiet site is in the news: ten times as many people within ten seconds, and gone again. */
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
