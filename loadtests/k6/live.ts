import { listen } from './look-around.ts';
import { scaleCount } from './site.ts';

export const options = {
  // Time to first byte, because we decide how long a stream lasts.
  thresholds: { 'http_req_waiting{name:live}': ['p(95)<1000'] },
  vus: scaleCount(200),
  duration: __ENV.LOAD_DURATION ?? '2m',
};

export default listen;
