import { EARTH_RADIUS_M } from '@naksha/events/kernel';

export const SQFT = `(body->'facts'->'area'->>'sqft')::float8`;
export const DUPLICATE_KEYS = `(body->>'seller'), (body->'facts'->>'subtype'), (${SQFT})`;

const LAT = `(body->'facts'->'position'->>'lat')::float8`;
const LNG = `(body->'facts'->'position'->>'lng')::float8`;
/** SQL: distance in metres to `one.lat`, `one.lng`. */
export const METRES_APART = `2 * ${EARTH_RADIUS_M} * asin(least(1, sqrt(power(sind((${LAT} - one.lat) / 2), 2)
  + cosd(one.lat) * cosd(${LAT}) * power(sind((${LNG} - one.lng) / 2), 2))))`;
