import { readListings } from './look-around.ts';
import { scaled, thresholds } from './site.ts';

/** Visitors who read page after page of listings. */
export const options = {
  thresholds: thresholds({ list: 250, page: 500 }),
  vus: scaled(40),
  duration: __ENV.LOAD_DURATION ?? '2m',
};

export default readListings;
