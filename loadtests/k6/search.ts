import { search } from './look-around.ts';
import { scaled, thresholds } from './site.ts';

export const options = {
  thresholds: thresholds({ suggestions: 300, search: 500 }),
  vus: scaled(20),
  duration: __ENV.LOAD_DURATION ?? '2m',
};

export default search;
