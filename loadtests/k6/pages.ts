import { readListings } from './look-around.ts';
import { scaled, thresholds } from './site.ts';

export const options = {
  thresholds: thresholds({ list: 250, page: 500 }),
  vus: scaled(40),
  duration: __ENV.LOAD_DURATION ?? '2m',
};

export default readListings;
