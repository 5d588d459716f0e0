import { latencyThresholds, scaleCount } from './site.ts';
import { post } from './take-part.ts';

export const options = {
  thresholds: latencyThresholds({ post: 500, photo: 2000 }),
  vus: scaleCount(10),
  duration: __ENV.LOAD_DURATION ?? '2m',
};

export default post;
