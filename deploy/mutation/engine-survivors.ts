import { BEYOND, type Named, UNREACHABLE } from './named.ts';

const HALVES = 'that of two different hashes one half is equal is a chance of one in four thousand million';
const ENGINE = 'read-model/src/map/engine';

export const ENGINE_SURVIVORS: readonly Named[] = [
  {
    file: `${ENGINE}/rows/has-rows.ts`,
    code: 'for (let row = start; row < end && !found; row++) found = rectContainsPoint(inside, x[row], y[row]);',
    to: 'row <= end',
    why: 'a row of the next cell that lies inside is one, too',
  },
  {
    file: `${ENGINE}/rows/has-rows.ts`,
    code: 'for (let row = 0; row < delta.n && !found; row++)',
    to: 'row <= delta.n',
    why: 'a row that was removed may say that there is one: only where there surely is none must it be false',
  },
  {
    file: `${ENGINE}/rows/row-store.ts`,
    code: 'for (let row = 0; row < n; row++) copyRow(columns, row, copied, row);',
    to: 'row <= n',
    why: BEYOND,
  },
  {
    file: `${ENGINE}/rows/row-store.ts`,
    code: 'return h1 === rowHash.h1 && h2 === rowHash.h2;',
    to: 'true',
    why: HALVES,
  },
  {
    file: `${ENGINE}/rows/row-store.ts`,
    code: 'return h1 === rowHash.h1 && h2 === rowHash.h2;',
    to: 'h1 === rowHash.h1 || h2 === rowHash.h2',
    why: HALVES,
  },
  { file: `${ENGINE}/rows/row-store.ts`, code: 'a.words1[0] === b.words1[row] &&', to: 'true', why: HALVES },
  { file: `${ENGINE}/rows/row-store.ts`, code: 'a.words2[0] === b.words2[row] &&', to: 'true', why: HALVES },
  {
    file: `${ENGINE}/rows/row-store.ts`,
    code: 'changedRows: number[] = [];',
    why: 'whoever follows begins at its length',
  },
  {
    file: `${ENGINE}/rows/row-store.ts`,
    code: 'const row = slot === undefined ? findRowOfId(this.base, id) : -1;',
    to: 'true',
    why: 'what is in the delta is not alive in the base',
  },
  {
    file: `${ENGINE}/rows/row-store.ts`,
    code: 'if (terms && row >= 0 && samePlaceAndWords(scratch, columns, row)) {',
    to: 'true',
    why: 'no row lies where row -1 does',
  },
  { file: `${ENGINE}/lists/list-matches.ts`, code: 'default:', why: UNREACHABLE },
  {
    file: `${ENGINE}/lists/list-matches.ts`,
    code: `throw new Error(\`Unknown sort order: \${sort satisfies never}\`);`,
    why: UNREACHABLE,
  },
  {
    file: `${ENGINE}/lists/list-matches.ts`,
    code: 'const precedes = (a: ListPosition, b: ListPosition): boolean => (a.key === b.key ? a.id > b.id : a.key < b.key);',
    to: 'a.key <= b.key',
    why: 'equal keys were told apart before',
  },
  {
    file: `${ENGINE}/lists/list-matches.ts`,
    code: '(filter.bedroom !== undefined && readBedroomCount(columns, row) !== filter.bedroom ? 1 : 0);',
    to: 'true',
    why: 'that no row has the bedrooms nobody asked for moves all keys alike',
  },
  {
    file: `${ENGINE}/lists/list-cursor.ts`,
    code: '} catch (error) {',
    why: 'neither atob nor JSON.parse throws anything else',
  },
  {
    file: `${ENGINE}/lists/list-cursor.ts`,
    code: 'if (error instanceof SyntaxError || error instanceof DOMException) return undefined;',
    to: 'true',
    why: 'neither atob nor JSON.parse throws anything else',
  },
  {
    file: `${ENGINE}/tiles/render-tile.ts`,
    code: "if (!found) throw new Error('No listing found at the position of a marker with count 1');",
    why: 'a defect of the engine, which no rows bring about',
  },
  ...['new Array()', 'side / side'].map((to) => ({
    file: `${ENGINE}/rates/rate-cells.ts`,
    code: 'const samples: (RateSample | undefined)[] = new Array(side * side).fill(undefined);',
    to,
    why: 'a list grows where it is written, and its gaps are cells without homes too',
  })),
  {
    file: `${ENGINE}/rates/rates-by-place.ts`,
    code: 'for (const term of terms) if (term !== undefined) samples.set(term, createRateSample());',
    to: 'true',
    why: 'no row has a term without a number; the check is for the compiler',
  },
  {
    file: `${ENGINE}/rates/rates-by-place.ts`,
    code: 'for (let row = 0; row < base.n; row++) if (hasBit(filter.bits, row)) addRowToRateSample(all, base.columns, row);',
    to: 'row <= base.n',
    why: 'no row lives beyond the last',
  },
];
