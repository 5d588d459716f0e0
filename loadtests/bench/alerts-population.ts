import {
  type MapFilter,
  type NumberRange,
  type PlaceId,
  type Position,
  SUBTYPES_WITH_BEDROOMS,
  seededRandom,
} from '@naksha/events/kernel';
import type { MapRow } from '@naksha/read-model/map-engine';

/** In lakhs. */
const BUDGETS = [25, 30, 35, 40, 45, 50, 60, 70, 75, 80, 90, 100, 120, 150, 200, 250, 300, 400, 500];

/** Most with place, kind and budget, some with a polygon or words, one in twenty for a whole town. */
export function* generateSavedSearchFilters(count: number, rows: readonly MapRow[], seed = 7): Generator<MapFilter> {
  const random = seededRandom(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)];
  const budget = (price: number): NumberRange => {
    const max = BUDGETS.find((lakhs) => lakhs * 100_000 >= price);
    const spans = random() < 0.5 ? 0 : pick(BUDGETS.filter((lakhs) => max === undefined || lakhs < max).concat(0));
    return max === undefined ? { min: pick(BUDGETS) } : { min: spans, max };
  };
  for (let k = 0; k < count; k++) {
    const home = pick(rows);
    const [town, sector] = home.places;
    const kind: MapFilter = {
      subtype: home.subtype,
      ...(SUBTYPES_WITH_BEDROOMS.includes(home.subtype) &&
        random() < 0.6 && { bedroom: Math.max(1, Math.min(8, home.bedrooms)) }),
      ...(random() < 0.8 && { price: budget(home.price) }),
    };
    const how = random();
    if (how < 0.5) yield { ...kind, place: [sector as PlaceId] };
    else if (how < 0.65) yield { ...kind, place: [town as PlaceId] };
    else if (how < 0.85) yield { ...kind, poly: drawAround(home.position, 3 + Math.floor(random() * 9), random) };
    else if (how < 0.95) yield { ...kind, search: [pick([`sector ${1 + Math.floor(random() * 125)}`, town])] };
    else if (how < 0.98) yield { subtype: home.subtype };
    else yield {};
  }
}

function drawAround({ lat, lng }: Position, corners: number, random: () => number): Position[] {
  const radius = 0.003 + random() * random() * 0.04;
  return Array.from({ length: corners }, (_, k) => {
    const turn = ((k + random() * 0.8) / corners) * 2 * Math.PI;
    const reach = radius * (0.6 + random() * 0.4);
    return { lat: round(lat + Math.sin(turn) * reach), lng: round(lng + Math.cos(turn) * reach * 1.16) };
  });
}

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
