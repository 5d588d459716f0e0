import { ENGINE_BASE_SURVIVORS } from './engine-base-survivors.ts';
import { ENGINE_CLUSTER_SURVIVORS } from './engine-cluster-survivors.ts';
import { ENGINE_FILTER_SURVIVORS } from './engine-filter-survivors.ts';
import { ENGINE_MARKER_SURVIVORS } from './engine-marker-survivors.ts';
import { ENGINE_SURVIVORS } from './engine-survivors.ts';
import { type Named, UNREACHABLE } from './named.ts';
import { SEARCH_SURVIVORS } from './search-survivors.ts';

const NAN = 'what is not there parses as not a number, which compares as the check would answer';

export const NAMED: readonly Named[] = [
  { file: 'services/src/interest/interest.ts', code: 'default:', why: UNREACHABLE },
  { file: 'services/src/interest/record-interest/decide-record-interest.ts', code: 'default:', why: UNREACHABLE },
  { file: 'services/src/listings/listing.ts', code: 'default:', why: UNREACHABLE },
  { file: 'read-model/src/listing/listing-kind.ts', code: 'default:', why: UNREACHABLE },
  { file: 'read-model/src/listing/posting-kind.ts', code: 'default:', why: UNREACHABLE },
  { file: 'read-model/src/leads/interest-kind.ts', code: 'default:', why: UNREACHABLE },
  {
    file: 'read-model/src/listing-page/to-property.ts',
    code: 'mine: listing.seller === context.caller?.account,',
    why: 'without a caller nobody is an insider; the check is for the compiler',
  },
  {
    file: 'services/src/interest/record-interest/decide-record-interest.ts',
    code: "case 'unsaved':",
    why: 'is decided before the switch, for every state of the listing; named so that the switch is exhaustive',
  },
  {
    file: 'services/src/interest/record-interest/decide-record-interest.ts',
    code: 'return own || (state.viewedOn !== undefined && state.viewedOn >= context.day)',
    to: 'true',
    why: 'undefined is not at least a day; the check is for the compiler',
  },
  {
    file: 'services/src/listings/confirm-availability/decide-confirm-availability.ts',
    code: 'const fresh = confirmedAt !== undefined && now.getTime() - Date.parse(confirmedAt) < MIN_CONFIRMATION_INTERVAL_MS;',
    to: 'true',
    why: NAN,
  },
  {
    file: 'services/src/listings/review.ts',
    code: "(seen.waiting_since !== undefined && Date.parse(seen.waiting_since) !== Date.parse(statedAt ?? '')) ||",
    to: '"Stryker was here!"',
    why: NAN,
  },
  {
    file: 'services/src/listings/lapse-availability/decide-lapse-availability.ts',
    code: "if (state.state === 'unposted') return accepted();",
    why: 'what was never posted has no moment to lapse at either; the check is for the compiler',
  },
  {
    file: 'services/src/listings/check-facts.ts',
    code: "if (price > MAX_RUPEES) return wrong('expected_price', 'has more than nine digits: lower the price');",
    to: 'price >= MAX_RUPEES',
    why: 'the largest price itself was taken a line before',
  },
  {
    file: 'services/src/identity/sign-in/budgets/budget-rules.ts',
    code: 'for (let extra = 0; extra < MAX_EXTRA_DIGITS; extra++) {',
    to: 'extra <= MAX_EXTRA_DIGITS',
    why: 'the last round would return what is returned after it',
  },
  {
    file: 'services/src/identity/sign-in/sign-in-rules.ts',
    code: 'state.wrongInARow >= MAX_WRONG_IN_A_ROW && lockSeconds(state, now) === 0 ? { ...state, wrongInARow: 0 } : state;',
    to: 'true',
    why: 'while the number is locked its count is not read',
  },
  {
    file: 'services/src/ip-network/to-network.ts',
    code: 'const [, mapped] = /^::ffff:(\\d+\\.\\d+\\.\\d+\\.\\d+)$/i.exec(address) ?? [];',
    to: '["Stryker was here"]',
    why: 'the first element is not read',
  },
  {
    file: 'events/src/kernel/filter.ts',
    code: 'const [lat, lng] = match ? [Number(match[1]), Number(match[2])] : [Number.NaN, Number.NaN];',
    to: '[]',
    why: 'is not read where nothing matched',
  },
  {
    file: 'events/src/kernel/gazetteer.ts',
    code: '.filter(({ distance }) => distance <= CITY_REACH_M)',
    to: 'distance < CITY_REACH_M',
    why: 'no distance comes out as just so many metres',
  },
  {
    file: 'events/src/kernel/gazetteer.ts',
    code: 'const isWithin = around.distance <= LOCALITY_REACH_M || isPositionInPlace(around.locality, at);',
    to: 'around.distance < LOCALITY_REACH_M',
    why: 'no distance comes out as just so many metres',
  },
  {
    file: 'events/src/kernel/gazetteer.ts',
    code: '(city) => isPositionInPlace(city, at) || distanceInMeters(city.position, at) <= CITY_REACH_M,',
    to: 'distanceInMeters(city.position, at) < CITY_REACH_M',
    why: 'no distance comes out as just so many metres',
  },
  {
    file: 'events/src/kernel/place.ts',
    code: 'if (known) return known;',
    to: 'false',
    why: 'the box is only worked out again',
  },
  {
    file: 'events/src/kernel/place.ts',
    code: 'bounds.set(ring, box);',
    to: ';',
    why: 'the box is only worked out again',
  },
  {
    file: 'events/src/kernel/place.ts',
    code: 'if (yi > lat !== yj > lat && lng < ((xj - xi) * (lat - yi)) / (yj - yi) + xi) inside = !inside;',
    to: 'lng <= (xj - xi) * (lat - yi) / (yj - yi) + xi',
    why: 'what is on the line is on neither side',
  },
  {
    file: 'events/src/kernel/place.ts',
    code: 'if (yi > lat !== yj > lat && lng < ((xj - xi) * (lat - yi)) / (yj - yi) + xi) inside = !inside;',
    to: 'lng >= (xj - xi) * (lat - yi) / (yj - yi) + xi',
    why: 'as many lines lie to the one side as to the other, but for an even number',
  },
  {
    file: 'events/src/kernel/resolve-places.ts',
    code: '.filter(({ distance }) => distance <= NAMED_REACH_M)',
    to: 'distance < NAMED_REACH_M',
    why: 'no distance comes out as just so many metres',
  },
  {
    file: 'events/src/kernel/print-home-view.ts',
    code: 'pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));',
    why: "V8's sort asks only whether the one is less than the other; the rest keeps the comparison lawful",
  },
  {
    file: 'events/src/kernel/home-view.ts',
    code: "const match = /^(-?\\d{1,3}(?:\\.\\d+)?),(-?\\d{1,3}(?:\\.\\d+)?),(\\d{1,2}(?:\\.\\d+)?)$/.exec(text ?? '');",
    to: '"Stryker was here!"',
    why: 'is no camera either',
  },
  {
    file: 'events/src/kernel/normalise-filter.ts',
    code: 'if (range.max !== undefined && range.max <= MAX_RANGE_END) return { min, max: range.max };',
    to: 'true',
    why: 'undefined is not at most anything; the check is for the compiler',
  },
  {
    file: 'events/src/kernel/rupees.ts',
    code: 'const rounded = rupees < CRORE ? Number(rupees.toPrecision(3)) : rupees;',
    to: 'rupees <= CRORE',
    why: 'a crore has no more than three significant digits',
  },
  ...SEARCH_SURVIVORS,
  ...ENGINE_SURVIVORS,
  ...ENGINE_BASE_SURVIVORS,
  ...ENGINE_FILTER_SURVIVORS,
  ...ENGINE_MARKER_SURVIVORS,
  ...ENGINE_CLUSTER_SURVIVORS,
];
