import { latencyThresholds, scaleCount } from './site.ts';
import { contact } from './take-part.ts';

export const options = {
  thresholds: latencyThresholds({ saved: 300, contacted: 300, list: 250 }),
  vus: scaleCount(10),
  duration: __ENV.LOAD_DURATION ?? '2m',
};

export default contact;
