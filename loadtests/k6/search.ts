import { search } from './look-around.ts';
import { latencyThresholds, scaleCount } from './site.ts';

export const options = {
  thresholds: latencyThresholds({ suggestions: 300, search: 500 }),
  vus: scaleCount(20),
  duration: __ENV.LOAD_DURATION ?? '2m',
};

export default search;
