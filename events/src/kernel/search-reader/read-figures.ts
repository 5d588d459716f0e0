import type { AreaUnit } from '../area.ts';
import type { CountFilterValue, NumberRange } from '../attributes/facets.ts';
import { MORE } from '../property-kinds.ts';
import { replaceNumberWords } from '../read-values/number-words.ts';
import type { QueryItem, QueryItems } from './query-items.ts';
import { type Bound, type FigureUnit, NUMBER_WORDS, ROOM_LETTERS } from './search-words.ts';
import { hindiNumberDigits, normalizePhraseKey } from './split-query.ts';
import type { Statement } from './vocabulary.ts';

export type FigureBounds = { min?: number; max?: number };
/** `isAbout`: a single figure, with bounds 10 % below and above. */
export type FigureStatement =
  | Statement
  /** In lakhs. */
  | { facet: 'price'; value: FigureBounds; isAbout?: true }
  | { facet: 'area'; value: FigureBounds; unit: AreaUnit; isAbout?: true }
  | { facet: 'rate'; value: FigureBounds; isAbout?: true }
  | { facet: 'reach'; km: number }
  | { facet: 'reach'; minutes: number };
/** `or`: the other meaning of a number without a unit. */
export type Figures = { from: QueryItem; to: QueryItem; says: readonly FigureStatement[]; or?: FigureStatement };

const ABOUT = 0.1;
const KANAL_MARLAS = 20;
const CRORES_BELOW = 5;

type Figure = {
  value: number;
  unit?: FigureUnit;
  /** Lakhs of its unit, by which `value` has been multiplied. */
  lakhs?: number;
  first: number;
  next: number;
  isOpen: boolean;
  hasRoom: boolean;
  isMoney: boolean;
  /** "2nd" */
  isOrdinal: boolean;
};

/** The kinds of home decide what a figure without a unit is. */
export type FigureContext = { isLand: boolean; isBuilding: boolean };

/** Takes the items that they are made of. */
export function takeFiguresFromQuery(items: QueryItems, context: FigureContext): Figures[] {
  const found: Figures[] = [];
  for (let at = 0; at < items.list.length; at++) {
    const series = readSeries(items, at);
    if (!series) continue;
    const figures = toFigures(items, series, context);
    if (!figures) continue;
    found.push(figures);
    at = items.list.indexOf(figures.to);
  }
  return found;
}

type Series = { figures: readonly [Figure, ...Figure[]]; isRange: boolean };

function readSeries(items: QueryItems, at: number): Series | undefined {
  const first = readFigure(items, at);
  if (!first) return undefined;
  const figures: [Figure, ...Figure[]] = [first];
  let isRange = false;
  for (;;) {
    const last = figures[figures.length - 1];
    const link = findLink(items, last.next);
    const next = link && readFigure(items, link.at);
    if (!link || !next || !belongTogether(last, next, link.by)) break;
    figures.push(next);
    isRange ||= link.by === 'to';
  }
  // "2 or 3 bhk": the unit behind the last is that of all.
  const shared = figures.find((one) => one.unit);
  for (const one of figures)
    if (shared && !one.unit) shareUnit(one, shared, figures.indexOf(one) > figures.indexOf(shared));
  return { figures, isRange };
}

/** "1 to 1.5 cr" are crores; "90 to 1.2 cr" are lakhs and crores. */
function shareUnit(figure: Figure, { unit, lakhs = 1, value }: Figure, isBehind: boolean): void {
  figure.unit = unit;
  if (isBehind || lakhs <= 1 || figure.value <= value / lakhs) figure.value = round(figure.value * lakhs);
}

type Link = { at: number; by: 'to' | 'or' | ',' };

function findLink({ list }: QueryItems, at: number): Link | undefined {
  const item = list[at];
  if (!item) return undefined;
  const mark = item.before;
  if (/^[-–—~]$/.test(mark)) return { at, by: 'to' };
  if (/^[/&|]$/.test(mark)) return { at, by: 'or' };
  if (mark === ',') return { at, by: ',' };
  if (item.entry?.connects?.includes('to')) return { at: at + 1, by: 'to' };
  if (item.entry?.connects?.includes('or')) return { at: at + 1, by: 'or' };
  return undefined;
}

function belongTogether(a: Figure, b: Figure, by: Link['by']): boolean {
  if (a.unit && b.unit) return a.unit.of === b.unit.of && (by !== ',' || a.unit.of === 'bedrooms');
  if (by === ',') return !a.unit && b.unit?.of === 'bedrooms';
  if (!a.unit && !b.unit) return by === 'to' || (a.value < 10 && b.value < 10);
  const of = (a.unit ?? b.unit)?.of;
  return of !== 'bedrooms' || (isCount(a.value) && isCount(b.value));
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 20;

function readFigure(items: QueryItems, at: number): Figure | undefined {
  const number = readNumber(items, at);
  if (!number) return undefined;
  const { list } = items;
  const dimensions = readDimensions(items, number.next, number.value);
  if (dimensions) return { ...dimensions, first: at, isOpen: false, hasRoom: false, isMoney: false, isOrdinal: false };
  let { value, next } = number;
  const isOrdinal = list[at].number !== undefined && items.isOrdinalEnding(next);
  if (isOrdinal) next++;
  const isMoney = list[at].before.includes('₹');
  let hasRoom = false;
  // "3+1 bhk"
  const plus = list[next];
  if (plus?.number !== undefined && plus.before === '+' && isCount(value) && plus.number <= 3) {
    hasRoom = true;
    next++;
  }
  const isPlusBefore = list[next]?.before.startsWith('+') ?? false;
  const unit = items.readUnit(next);
  if (hasRoom && unit && unit.unit.of !== 'bedrooms') return undefined;
  if (!unit) {
    const isOpen = list[next - 1].after.startsWith('+');
    const bedrooms: FigureUnit | undefined = hasRoom ? { of: 'bedrooms' } : undefined;
    return { value, unit: bedrooms, first: at, next, isOpen, hasRoom, isMoney, isOrdinal };
  }
  next = unit.next;
  if (unit.unit.of === 'price') {
    const { lakhs } = unit.unit;
    value = round(value * lakhs);
    // "1 cr 10 lakh"
    const more = readNumber(items, next);
    const lesser = more && items.readUnit(more.next);
    if (more && lesser?.unit.of === 'price' && lesser.unit.lakhs < lakhs && list[next].before === '') {
      value = round(value + more.value * lesser.unit.lakhs);
      next = lesser.next;
    }
    const isOpen = isPlus(items, next);
    return { value, unit: { of: 'price', lakhs: 1 }, lakhs, first: at, next, isOpen, hasRoom, isMoney, isOrdinal };
  }
  if (unit.unit.of === 'area' && unit.unit.unit === 'kanal') {
    // "1 kanal 5 marla"
    const more = readNumber(items, next);
    const lesser = more && items.readUnit(more.next);
    if (more && lesser?.unit.of === 'area' && lesser.unit.unit === 'marla' && /^[&,]?$/.test(list[next].before))
      return {
        value: value * KANAL_MARLAS + more.value,
        unit: lesser.unit,
        first: at,
        next: lesser.next,
        isOpen: isPlus(items, lesser.next),
        hasRoom,
        isMoney,
        isOrdinal,
      };
  }
  const isOpen = isPlusBefore || isPlus(items, next);
  // "3 bhk + 2"
  const rooms = list[next];
  const isWithRooms =
    unit.unit.of === 'bedrooms' && rooms?.before === '+' && (rooms.number ?? 9) <= 3 && !items.readUnit(next + 1);
  if (isWithRooms && list[next + 1]?.entry?.says?.facet !== 'room') {
    hasRoom = true;
    next++;
  }
  return { value, unit: unit.unit, first: at, next, isOpen, hasRoom, isMoney, isOrdinal };
}

const [MIN_SIDE, MAX_SIDE] = [5, 1000];

/** "30x60" and "30 ft x 60 ft" are the sides of a plot. */
function readDimensions(
  items: QueryItems,
  next: number,
  side: number,
): Pick<Figure, 'value' | 'unit' | 'next'> | undefined {
  const { list } = items;
  const unit = items.readUnit(next);
  const at = unit?.unit.of === 'area' ? unit.next : next;
  const isSign = /^[*×]$/.test(list[at]?.before ?? '');
  if (!isSign && list[at]?.word !== 'x') return undefined;
  const other = list[isSign ? at : at + 1];
  if (other?.number === undefined || ![side, other.number].every((one) => one >= MIN_SIDE && one <= MAX_SIDE))
    return undefined;
  const behind = items.list.indexOf(other) + 1;
  const otherUnit = items.readUnit(behind);
  const isArea = otherUnit?.unit.of === 'area';
  return {
    value: side * other.number,
    unit: isArea ? otherUnit.unit : { of: 'area', unit: 'sqft' },
    next: isArea ? otherUnit.next : behind,
  };
}

/** "3 bhk+" is open, "3 bhk + servant" is not. */
function isPlus({ list }: QueryItems, next: number): boolean {
  const item = list[next];
  if (!item) return list[next - 1].after.startsWith('+');
  if (!item.before.startsWith('+')) return false;
  return item.number === undefined && !ROOM_LETTERS.has(item.word) && item.entry?.says?.facet !== 'room';
}

/** Digits, or words before a unit: "do bhk", "dedh crore". */
function readNumber(items: QueryItems, at: number): { value: number; next: number } | undefined {
  const item = items.list[at];
  if (!item || item.isTaken) return undefined;
  if (item.number !== undefined) return { value: item.number, next: at + 1 };
  for (let length = 3; length > 0; length--) {
    const some = items.list.slice(at, at + length);
    if (some.length < length || some.some((one) => one.isTaken || (one.number === undefined && !one.mayBeNumber)))
      continue;
    if (some[0].number !== undefined) continue;
    const folded = replaceNumberWords(
      some.map(({ word }) => NUMBER_WORDS.get(word) ?? hindiNumberDigits(word) ?? word).join(' '),
    );
    if (!/^\d+(?:\.\d+)?$/.test(folded)) continue;
    const next = at + length;
    const isCounting = items.readUnit(next) !== undefined || findLink(items, next) !== undefined;
    return isCounting ? { value: Number(folded), next } : undefined;
  }
  return undefined;
}
function toFigures(items: QueryItems, series: Series, context: FigureContext): Figures | undefined {
  const { list } = items;
  const first = series.figures[0];
  const last = series.figures[series.figures.length - 1];
  const front = readFront(items, first.first);
  const back = readBack(items, last.next, last.unit);
  const bound = boundOfMark(list[first.first].before) ?? back.bound ?? front.bound;
  const isStrict = back.bound ? back.isStrict : front.isStrict;
  const isMoney = front.isMoney || series.figures.some((one) => one.isMoney);
  if (series.figures.some(({ isOrdinal }) => isOrdinal) && last.unit?.of !== 'floor') return undefined;
  const isName = !last.unit && /^(?:sector|phase)$/.test(list[last.next]?.word ?? '');
  if (isName) return undefined;
  const saidUnit = last.unit ?? items.findLooseUnit(first.first, first.value);
  const unit = saidUnit ?? guessUnit(last.value, bound, isMoney, context);
  if (!unit) return undefined;
  const values = series.figures.map(({ value }) => value);
  const isRange =
    series.isRange || (front.isBetween && values.length > 1) || (values.length > 1 && unit.of !== 'bedrooms');
  const saying = {
    bound: values.length > 1 ? undefined : last.isOpen ? 'above' : bound,
    isStrict: isStrict && !last.isOpen,
    isRange,
    isOpenList: last.isOpen && values.length > 1,
    isBare: last.unit === undefined,
  };
  const says = toStatements(values, unit, saying);
  if (!says) return undefined;
  const other = saidUnit || isMoney ? undefined : findOtherUnit(last.value, unit, context);
  const [or] = (other && toStatements(values, other, saying)) ?? [];
  const rooms = readRoomLetters(items, last.next);
  const hasRoom = series.figures.some((one) => one.hasRoom) || rooms.length > 0;
  const to = Math.max(last.next, back.next, rooms.at(-1) ?? 0);
  items.take(front.first, to);
  return {
    from: list[front.first],
    to: list[to - 1],
    says: hasRoom && unit.of === 'bedrooms' ? [...says, { facet: 'room', value: 'servantRoom' }] : says,
    ...(or && { or }),
  };
}

/** "+S" behind bedrooms. */
function readRoomLetters({ list }: QueryItems, next: number): number[] {
  const item = list[next];
  return item && !item.isTaken && item.before.startsWith('+') && ROOM_LETTERS.has(item.word) ? [next + 1] : [];
}

const boundOfMark = (mark: string): Bound | undefined =>
  /[<≤]/.test(mark) ? 'below' : /[>≥]/.test(mark) ? 'above' : /^[~≈]/.test(mark) ? 'about' : undefined;

/** "budget under rs". The nearest bound counts. */
function readFront({ list }: QueryItems, first: number) {
  let at = first;
  let bound: Bound | undefined;
  const front = { isMoney: false, isBetween: false, isStrict: false };
  for (; at > 0; at--) {
    const { entry, isTaken } = list[at - 1];
    if (isTaken || !entry) break;
    const isMoney = entry.connects?.includes('money') ?? false;
    const isBetween = entry.connects?.includes('between') ?? false;
    if (!entry.before && !isMoney && !isBetween) break;
    front.isStrict ||= bound === undefined && entry.isStrict === true;
    bound ??= entry.before;
    front.isMoney ||= isMoney || BUDGET.has(list[at - 1].key);
    front.isBetween ||= isBetween;
  }
  return { ...front, bound, first: at };
}
const BUDGET = new Set(
  ['budget', 'my budget', 'max budget', 'maximum budget', 'max price', 'बजट', 'ਬਜਟ'].map(normalizePhraseKey),
);

/** "tak", "or more", "rupees". */
function readBack(items: QueryItems, next: number, unit: FigureUnit | undefined) {
  const { list } = items;
  let at = next;
  let bound: Bound | undefined;
  let isStrict = false;
  for (; at < list.length; at++) {
    const { entry, isTaken } = list[at];
    if (isTaken || !entry) break;
    const isMoney = entry.connects?.includes('money') && !entry.before;
    // "3 bhk max 50 lakh": such a word belongs to the figure behind it, except in "50 lakh max 3 bhk".
    const isBudget = unit?.of === 'price' && entry.after === 'below' && items.readUnit(at + 2)?.unit.of !== 'price';
    const isOfNext = entry.before && !isBudget && list[at + 1]?.number !== undefined;
    const isPlusRoom = list[at].word === 'plus' && list[at + 1]?.entry?.says?.facet === 'room';
    if (!isMoney && (!entry.after || isOfNext || isPlusRoom)) break;
    if (bound === undefined && entry.after) isStrict = entry.isStrict === true;
    bound ??= entry.after;
  }
  return { bound, isStrict, next: at };
}

/** "Plot 200" and "plot under 200" may be square yards or lakhs. */
function findOtherUnit(value: number, { of }: FigureUnit, { isLand }: FigureContext): FigureUnit | undefined {
  if (!isLand || value < MIN_LAND || value >= 1000) return undefined;
  return of === 'price' ? { of: 'area', unit: 'sqyd' } : { of: 'price', lakhs: 1 };
}
const MIN_LAND = 50;

/** A price if a word says so, otherwise an area if a plot or building is searched. */
function guessUnit(
  value: number,
  bound: Bound | undefined,
  isMoney: boolean,
  context: FigureContext,
): FigureUnit | undefined {
  if (value >= 100_000) return { of: 'price', lakhs: 1e-5 };
  const isAmount = value < 1000 && (isMoney || bound === 'below' || bound === 'above' || bound === 'about');
  if (isAmount) return { of: 'price', lakhs: value < CRORES_BELOW ? 100 : 1 };
  if (isMoney) return undefined;
  if (context.isLand && value >= MIN_LAND && value <= 5000) return { of: 'area', unit: 'sqyd' };
  if (context.isBuilding && value >= 300 && value < 10_000) return { of: 'area', unit: 'sqft' };
  return undefined;
}

/** In lakhs. Less is a rent. */
const MIN_PRICE = 1;

type Saying = { bound: Bound | undefined; isStrict: boolean; isRange: boolean; isOpenList: boolean; isBare: boolean };

function toStatements(values: readonly number[], unit: FigureUnit, saying: Saying): FigureStatement[] | undefined {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  switch (unit.of) {
    case 'bedrooms':
      return toBedrooms(values, unit.isOneRoom === true, saying);
    case 'price': {
      const scale = saying.isBare ? unit.lakhs : 1;
      if (high * scale < MIN_PRICE) return undefined;
      return [{ facet: 'price', ...toBounds(low * scale, high * scale, values.length, saying.bound) }];
    }
    case 'area':
      return [{ facet: 'area', unit: unit.unit, ...toBounds(low, high, values.length, saying.bound) }];
    case 'rate':
      return [{ facet: 'rate', ...toBounds(low, high, values.length, saying.bound) }];
    case 'bathrooms':
      return atLeast('bathrooms', low, 3);
    case 'parkings':
      return atLeast('carParkings', low, 4);
    case 'sides':
      return atLeast('openSides', low, 4);
    case 'floor':
      return [{ facet: 'attribute', name: 'floor', value: toRange(low, high, values.length, saying.bound) }];
    case 'storeys':
      return [{ facet: 'attribute', name: 'totalFloors', value: toRange(low, high, values.length, saying.bound) }];
    case 'roadWidth':
      return [{ facet: 'attribute', name: 'roadWidth', value: { min: low } }];
    case 'km':
      return [{ facet: 'reach', km: high }];
    case 'metres':
      return [{ facet: 'reach', km: high / 1000 }];
    case 'minutes':
      return [{ facet: 'reach', minutes: Math.round(high) }];
  }
}

const atLeast = (
  name: 'bathrooms' | 'carParkings' | 'openSides',
  value: number,
  most: number,
): FigureStatement[] | undefined =>
  value >= 1 && Number.isInteger(value) ? [{ facet: 'attribute', name, value: Math.min(value, most) }] : undefined;

const LAST_COUNT = 9;

function toBedrooms(
  values: readonly number[],
  isOneRoom: boolean,
  { bound, isStrict, isRange, isOpenList }: Saying,
): FigureStatement[] | undefined {
  if (!values.every((value) => value >= 1 && value <= MORE)) return undefined;
  const counts = values.map((value) => (isOneRoom ? 1 : Math.min(Math.floor(value), LAST_COUNT)));
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  const all = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, k) => from + k);
  const exactly = (value: CountFilterValue): FigureStatement[] => [{ facet: 'attribute', name: 'bedrooms', value }];
  if (bound === 'above') return exactly({ exact: [], from: Math.min(low + (isStrict ? 1 : 0), LAST_COUNT) });
  if (bound === 'below') return exactly({ exact: all(1, high) });
  if (isOpenList)
    return exactly({ exact: [...new Set(counts)].filter((count) => count < high).sort((a, b) => a - b), from: high });
  if (isRange) return exactly({ exact: all(low, high) });
  return exactly({ exact: [...new Set(counts)].sort((a, b) => a - b) });
}

function toBounds(
  low: number,
  high: number,
  count: number,
  bound: Bound | undefined,
): { value: FigureBounds; isAbout?: true } {
  if (count > 1) return { value: { min: round(low), max: round(high) } };
  if (bound === 'below') return { value: { max: round(low) } };
  if (bound === 'above') return { value: { min: round(low) } };
  return { value: { min: round(low * (1 - ABOUT)), max: round(low * (1 + ABOUT)) }, isAbout: true };
}

function toRange(low: number, high: number, count: number, bound: Bound | undefined): NumberRange {
  if (count > 1 || !bound || bound === 'about') return { min: low, max: high };
  return bound === 'above' ? { min: low } : { min: 0, max: high };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
