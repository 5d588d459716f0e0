import { listen } from './look-around.ts';
import { scaled } from './site.ts';

/** Pages that listen to live updates. */
export const options = {
  // The server has begun to answer each; how long one lasts is up to us.
  thresholds: { 'http_req_waiting{name:live}': ['p(95)<1000'] },
  vus: scaled(200),
  duration: __ENV.LOAD_DURATION ?? '2m',
};

export default listen;
