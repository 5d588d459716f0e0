import { browseMap } from './look-around.ts';
import { latencyThresholds, scaleCount } from './site.ts';

export const options = {
  thresholds: latencyThresholds({ home: 500, tile: 250, list: 250 }),
  vus: scaleCount(40),
  duration: __ENV.LOAD_DURATION ?? '2m',
};

export default browseMap;
