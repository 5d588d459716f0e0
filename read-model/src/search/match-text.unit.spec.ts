import { countTypos } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { highlightTermsAsHtml } from './highlight.ts';
import {
  listWordsWithFoldedForms,
  removeAccentsAndParseTerms,
  removeAccentsAndSplitTerms,
  spellingDistanceOfTerms,
} from './match-text.ts';
import { mergeSuggestions } from './suggest-properties.ts';
import {
  formatTsQuery,
  isNeverWordBeginning,
  isSelectiveEnough,
  mayBeWordBeginning,
  splitWordsByTypoTolerance,
} from './text-query.ts';
import { spellingDistanceOfWord } from './typos.ts';

describe('a typed word', () => {
  it.each([
    ['kharar', 'kharar', 0],
    ['khar', 'kharar', 0.1],
    ['kharad', 'kharar', 1],
    ['kharra', 'kharar', 1],
    ['mulanp', 'mullanpur', 1.1],
    ['mulxlan', 'mullanpur', 1.1],
    ['kharars', 'kharar', 1],
    ['chandigarhss', 'chandigarh', 2],
    ['skhara', 'kharar', undefined],
    ['chandigrah', 'chandigarh', 1],
    ['chandgirah', 'chandigarh', 2],
    ['kha', 'khr', undefined],
    ['abcdefg', 'abcdeyx', undefined],
    ['abcdefgh', 'abcdefyx', 2],
    ['road', 'railroad', undefined],
    ['kotsi', 'kharar', undefined],
    ['sector', 'sec', undefined],
    ['7', '70', undefined],
    ['66a', '66b', undefined],
  ])('%s differs from %s by %s', (typed, known, distance) => {
    expect(spellingDistanceOfWord(typed, known)).toBe(distance);
  });

  it('has an error for each missing, added, replaced or swapped letter', () => {
    expect(['abc', 'abcde', 'abxd', 'bacd', ''].map((text) => countTypos(text, 'abcd'))).toEqual([1, 1, 1, 1, 4]);
  });
});

describe('a text', () => {
  const distance = (typed: string, text: string) =>
    spellingDistanceOfTerms(removeAccentsAndParseTerms(typed), removeAccentsAndSplitTerms(text));

  it('contains every typed term, a number with its own word', () => {
    expect(distance('sector 7', 'Kothi, Sector 7')).toBe(0);
    expect(distance('sectr 7', 'Kothi, Sector 7')).toBe(1);
    for (const text of ['Sector 70', 'Phase 7, Sector 61', 'Sector 17, 7 marla'])
      expect(distance('sector 7', text)).toBeUndefined();
    expect(distance('sector lake', 'Sector 7')).toBeUndefined();
    expect(distance('7 marla', 'Plot 7')).toBeUndefined();
    for (const text of ['kharad khara kharab', 'kharab khara kharad']) expect(distance('khara', text)).toBe(0);
    for (const text of ['kharam khararx', 'khararx kharam']) expect(distance('kharar', text)).toBe(0.1);
  });

  it('is found without accents, and in its own script', () => {
    expect(distance('cafe', 'Café')).toBe(0);
    expect(distance('खरड़', 'खरड़')).toBe(0);
    expect(distance('खरड', 'मोहाली')).toBeUndefined();
  });

  it('has its words as written, each one word for comparison', () => {
    expect(listWordsWithFoldedForms('Café 2½ – Ｌａｋｅ')).toEqual([
      { written: 'Café', folded: 'cafe' },
      { written: '2½', folded: '212' },
      { written: 'Ｌａｋｅ', folded: 'lake' },
    ]);
    expect(listWordsWithFoldedForms(' – ')).toEqual([]);
  });

  it('is highlighted where it matches, and escaped everywhere', () => {
    expect(highlightTermsAsHtml(`A <i> & "sunny"'s Flat`, removeAccentsAndParseTerms('suny flat'))).toBe(
      'A &lt;i&gt; &amp; &quot;<mark>sunny</mark>&quot;&#39;s <mark>Flat</mark>',
    );
    expect(highlightTermsAsHtml('मोहाली में', removeAccentsAndParseTerms('मोहाली'))).toBe('<mark>मोहाली</mark> में');
  });
});

it('is a PostgreSQL query for whole words or prefixes, with numbers next to their words', () => {
  const terms = removeAccentsAndParseTerms("sunny' sector 7 | x");
  expect(formatTsQuery(terms, (word) => word === 'sunny')).toBe("('sunny':*) & ('x') & ('sector' <-> '7')");
});

it('determines which words may be prefixes, worth querying, or misspelled', () => {
  expect(['kha', '7', '66a'].map(mayBeWordBeginning)).toEqual([true, false, false]);
  expect(['kha', '7'].map(isNeverWordBeginning)).toEqual([false, false]);
  expect([['kh'], ['kh', 'sector 7'], ['700'], ['kha'], []].map(isSelectiveEnough)).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(splitWordsByTypoTolerance(['sector 7', 'kha', 'lake'])).toEqual({
    mayErr: ['sector', 'lake'],
    exact: ['7', 'kha'],
  });
});

it('reserves a third of the list for properties, and gives places the rest', () => {
  const suggestion = (type: 'locality' | 'property') => ({
    type,
    name: '',
    slug: '',
    city: '',
    position: { lat: 0, lng: 0 },
  });
  const many = (type: 'locality' | 'property', count: number) => Array.from({ length: count }, () => suggestion(type));
  const shared = (places: number, properties: number) => {
    const all = mergeSuggestions(many('locality', places), many('property', properties), 18);
    return [all.filter(({ type }) => type === 'locality').length, all.length];
  };
  expect([shared(30, 30), shared(30, 2), shared(4, 30), shared(3, 3)]).toEqual([
    [12, 18],
    [16, 18],
    [4, 18],
    [3, 6],
  ]);
});
