import { BEYOND, type Named } from './named.ts';

const NOBODY = 'no row lives beyond the last';
const ENGINE = 'read-model/src/map/engine';

export const ENGINE_BASE_SURVIVORS: readonly Named[] = [
  {
    file: `${ENGINE}/base/base.ts`,
    code: 'for (let k = 0; k < added.n; k++) copyRow(added.columns, k, gathered, survivors.length + k);',
    to: 'k <= added.n',
    why: BEYOND,
  },
  { file: `${ENGINE}/base/base.ts`, code: 'for (let row = 0; row < n; row++) {', to: 'row <= n', why: BEYOND },
  {
    file: `${ENGINE}/base/base.ts`,
    code: 'for (let row = 0; row < rows.length; row++) if (hasBit(alive, row)) rows[count++] = row;',
    to: 'row <= rows.length',
    why: NOBODY,
  },
  {
    file: `${ENGINE}/base/base.ts`,
    code: 'return row !== undefined && columns.id[row] === id && hasBit(alive, row) ? row : -1;',
    to: 'true',
    why: 'what is undefined has no id; the check is for the compiler',
  },
  {
    file: `${ENGINE}/base/bitmap.ts`,
    code: 'for (let at = 0; at < bits.length; at++) bits[at] &= other[at];',
    to: 'at <= bits.length',
    why: BEYOND,
  },
  {
    file: `${ENGINE}/base/facet-bitmaps.ts`,
    code: 'for (let row = 0; row < n; row++) setFacetBits(facets, columns.facets[row], row, true);',
    to: 'row <= n',
    why: NOBODY,
  },
  {
    file: `${ENGINE}/base/range-bitmaps.ts`,
    code: 'for (let row = 0; row < n; row++) setRangeBits(ranges, values[row], row);',
    to: 'row <= n',
    why: NOBODY,
  },
  {
    file: `${ENGINE}/base/range-bitmaps.ts`,
    code: 'const sample = values.filter((_, row) => row % stride === 0).sort();',
    to: 'true',
    why: 'a larger sample only takes longer to sort',
  },
  {
    file: `${ENGINE}/base/range-bitmaps.ts`,
    code: 'sureAbove: max === Number.POSITIVE_INFINITY ? none : bitmaps[high],',
    to: 'false',
    why: 'the other way gives the same rows, slower',
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'const writer: Writer = { bytes: new Uint8Array(old.bytes.length + added.terms.length * 2 + 64), at: 0 };',
    to: 'added.terms.length / 2',
    why: 'the room for the bytes is only guessed: where it is short it grows, where it is not it costs a copy',
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'if (writer.at + count * 5 > writer.bytes.length) {',
    to: 'true',
    why: 'the room for the bytes is only guessed: where it is short it grows, where it is not it costs a copy',
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'if (writer.at + count * 5 > writer.bytes.length) {',
    to: 'writer.at + count * 5 >= writer.bytes.length',
    why: 'the room for the bytes is only guessed: where it is short it grows, where it is not it costs a copy',
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'const wider = new Uint8Array(writer.bytes.length * 2 + count * 5);',
    to: 'count / 5',
    why: 'the room for the bytes is only guessed: where it is short it grows, where it is not it costs a copy',
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'for (let term = 0; term < termCount; term++) {',
    to: 'term <= termCount',
    why: 'the words have no such number, so no row has it',
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'if (more.length > 0) {',
    to: 'true',
    why: 'the other way gives the same rows, slower',
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'if (more.length > 0) {',
    to: 'more.length >= 0',
    why: 'the other way gives the same rows, slower',
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'const dense = postings.denseAt[term] ?? -1;',
    to: 'postings.denseAt[term] && -1',
    why: 'the other way gives the same rows, slower',
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'if (dense >= 0) for (let at = 0; at < bits.length; at++) bits[at] |= postings.dense[dense * bits.length + at];',
    to: 'false',
    why: 'the other way gives the same rows, slower',
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'if (dense >= 0) for (let at = 0; at < bits.length; at++) bits[at] |= postings.dense[dense * bits.length + at];',
    to: 'dense > 0',
    why: 'the other way gives the same rows, slower',
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'if (dense >= 0) for (let at = 0; at < bits.length; at++) bits[at] |= postings.dense[dense * bits.length + at];',
    to: 'at <= bits.length',
    why: BEYOND,
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'if (term >= postings.denseAt.length) return;',
    to: 'false',
    why: 'a term without a number has no rows to read either',
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'if (term >= postings.denseAt.length) return;',
    to: 'term > postings.denseAt.length',
    why: 'a term without a number has no rows to read either',
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'for (let at = 0; at < postings.stride; at++)',
    to: 'at <= postings.stride',
    why: 'the next bitmap begins with rows that are beyond the last',
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'for (let term = 0; term < termCount; term++) starts[term + 1] += starts[term];',
    to: 'term <= termCount',
    why: BEYOND,
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'for (let k = 0; k + 1 < offsets.length; k++)',
    to: 'k + 1 <= offsets.length',
    why: 'what lies beyond the last offset is no number, which no row is less than',
  },
  {
    file: `${ENGINE}/base/postings.ts`,
    code: 'for (let k = 0; k + 1 < offsets.length; k++)',
    to: 'k - 1',
    why: 'what lies beyond the last offset is no number, which no row is less than',
  },
  {
    file: `${ENGINE}/base/morton.ts`,
    code: 'for (let row = 0; row < n; row++) order[row] = row;',
    to: 'row <= n',
    why: BEYOND,
  },
  {
    file: `${ENGINE}/base/morton.ts`,
    code: 'for (let pass = 0; pass < passes; pass++) {',
    to: 'pass <= passes',
    why: 'the digits beyond the last are equal, and the order of equals stays',
  },
  {
    file: `${ENGINE}/base/morton.ts`,
    code: 'for (let d = 1; d < place.length; d++) place[d] += place[d - 1];',
    to: 'd <= place.length',
    why: BEYOND,
  },
  {
    file: `${ENGINE}/base/directory.ts`,
    code: 'for (let key = 0; key < 4 ** depth; key++) starts[key + 1] += starts[key];',
    to: 'key <= 4 ** depth',
    why: BEYOND,
  },
  {
    file: `${ENGINE}/base/directory.ts`,
    code: 'for (let step = depth; step > 0; step--) {',
    to: 'step >= 0',
    why: 'there is no coarser step: its sums lie nowhere',
  },
];
