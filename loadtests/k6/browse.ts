import { browseMap } from './look-around.ts';
import { scaled, thresholds } from './site.ts';

export const options = {
  thresholds: thresholds({ home: 500, tile: 250, list: 250 }),
  vus: scaled(40),
  duration: __ENV.LOAD_DURATION ?? '2m',
};

export default browseMap;
