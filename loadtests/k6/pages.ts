import { readListings } from './look-around.ts';
import { latencyThresholds, scaleCount } from './site.ts';

export const options = {
  thresholds: latencyThresholds({ list: 250, page: 500 }),
  vus: scaleCount(40),
  duration: __ENV.LOAD_DURATION ?? '2m',
};

export default readListings;
