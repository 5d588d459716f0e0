import { scaled, thresholds } from './site.ts';
import { post } from './take-part.ts';

export const options = {
  thresholds: thresholds({ post: 500, photo: 2000 }),
  vus: scaled(10),
  duration: __ENV.LOAD_DURATION ?? '2m',
};

export default post;
