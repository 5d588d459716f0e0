import { scaled, thresholds } from './site.ts';
import { contact } from './take-part.ts';

export const options = {
  thresholds: thresholds({ saved: 300, contacted: 300, list: 250 }),
  vus: scaled(10),
  duration: __ENV.LOAD_DURATION ?? '2m',
};

export default contact;
