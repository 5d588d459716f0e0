import { type Named, UNREACHABLE } from './named.ts';

const SOONER = 'tells sooner what the count of errors would';
const SAME_PARTS = 'words and what stands between them are the same parts, whichever divides them';
const FAR =
  'if (allowed === 0 || known.length < typed.length - allowed || isFar(typed, known, allowed)) return undefined;';
const LETTERS = 'for (const letter of typed) if (!known.includes(letter) && ++errors > allowed) return true;';
const either = 'allowed === 0 || known.length < typed.length - allowed';

export const SEARCH_SURVIVORS: readonly Named[] = [
  ...[
    'false',
    `(${either}) && isFar(typed, known, allowed)`,
    'allowed === 0 && known.length < typed.length - allowed',
  ].map((to) => ({ file: 'read-model/src/search/typos.ts', code: FAR, to, why: SOONER })),
  {
    file: 'read-model/src/search/typos.ts',
    code: 'return beginning < allowed + 1 ? beginning : undefined;',
    to: 'beginning <= allowed + 1',
    why: 'a beginning’s distance is never whole',
  },
  {
    file: 'read-model/src/search/typos.ts',
    code: 'function isFar(typed: string, known: string, allowed: number): boolean {',
    why: SOONER,
  },
  ...['false', '--errors'].map((to) => ({ file: 'read-model/src/search/typos.ts', code: LETTERS, to, why: SOONER })),
  {
    file: 'read-model/src/search/match-text.ts',
    code: 'if (distance === 0) return 0;',
    to: 'false',
    why: 'nothing is nearer: the rest need not be looked at',
  },
  {
    file: 'read-model/src/search/match-text.ts',
    code: 'if (distance !== undefined && (least === undefined || distance < least)) least = distance;',
    to: 'true',
    why: 'undefined is less than nothing; the check is for the compiler',
  },
  {
    file: 'read-model/src/search/match-text.ts',
    code: 'if (distance !== undefined && (least === undefined || distance < least)) least = distance;',
    to: 'distance <= least',
    why: 'of two as near either will do',
  },
  {
    file: 'read-model/src/search/suggest-places.ts',
    code: 'const [own, ofCity] = [named, city].map((one) => (one ? listNames(one).flatMap(removeAccentsAndSplitTerms) : []));',
    to: '["Stryker was here"]',
    why: 'three words with spaces between them are no term that is ever asked for',
  },
  {
    file: 'read-model/src/search/suggest-properties.ts',
    code: '(a.candidate.id < b.candidate.id ? -1 : 1),',
    to: 'a.candidate.id <= b.candidate.id',
    why: 'no two listings have one id',
  },
  {
    file: 'read-model/src/search/correct-words.ts',
    code: "const parts = text.normalize('NFC').split(/([\\p{L}\\p{M}\\p{N}]+)/u);",
    to: '/([^\\p{L}\\p{M}\\p{N}]+)/u',
    why: SAME_PARTS,
  },
  {
    file: 'read-model/src/search/highlight.ts',
    code: '.split(/([\\p{L}\\p{M}\\p{N}]+)/u)',
    to: '/([^\\p{L}\\p{M}\\p{N}]+)/u',
    why: SAME_PARTS,
  },
  {
    file: 'read-model/src/saved-searches/saved-search-kind.ts',
    code: "case 'SearchRenamed':",
    to: "case 'SearchRenamed':",
    why: 'the name is in the vault: nothing is added to the document',
  },
  { file: 'read-model/src/saved-searches/saved-search-kind.ts', code: 'default:', why: UNREACHABLE },
  {
    file: 'read-model/src/alerts/search-index.ts',
    code: 'if (known) this.remove(id);',
    to: 'true',
    why: 'nothing is taken out where nothing is known',
  },
  {
    file: 'read-model/src/alerts/search-index.ts',
    code: 'if (bucket.length === 1) this.#buckets.delete(key);',
    to: 'false',
    why: 'an empty bucket finds nothing either',
  },
  {
    file: 'read-model/src/alerts/search-index.ts',
    code: 'if (last !== entry) bucket[bucket.indexOf(entry)] = last;',
    to: 'true',
    why: 'has been taken out: what is put at -1 is never come upon',
  },
  {
    file: 'read-model/src/alerts/search-index.ts',
    code: 'const question = ++this.#questions;',
    to: '--this.#questions',
    why: 'as different a number for each question',
  },
  {
    file: 'services/src/saved-searches/search-fields.ts',
    code: "if (clean.length === chips.length) textOrAddContactError('search', chips.join(' '), { errors, allowed: true });",
    to: '""',
    why: 'halves of a number are one with a space between them and without',
  },
  { file: 'services/src/saved-searches/saved-search.ts', code: 'default:', why: UNREACHABLE },
  {
    file: 'services/src/saved-searches/saved-search.ts',
    code: "if (before.state !== 'saved') return before;",
    to: 'false',
    why: 'what was never saved or is deleted stays so, whatever is added to it; the check is for the compiler',
  },
  {
    file: 'services/src/saved-searches/saved-search.ts',
    code: "case 'SearchRenamed':",
    to: "case 'SearchRenamed':",
    why: 'the name is in the vault: nothing is added to the state',
  },
  ...['false', '""'].map((to) => ({
    file: 'services/src/saved-searches/delete-search/decide-delete-search.ts',
    code: "if (state.state === 'unsaved' || state.account !== by) return refused(noSuchSearch);",
    to,
    why: 'what was never saved is nobody’s; the check is for the compiler',
  })),
  {
    file: 'services/src/saved-searches/search-fields.ts',
    code: 'const chips = [...(filter.search ?? []), ...(filter.notWords ?? [])];',
    to: '["Stryker was here"]',
    why: 'is no way to reach somebody, and is only judged',
  },
];
