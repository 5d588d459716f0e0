import { expect, it } from 'vitest';
import { wordsOf } from './words.ts';

it('F-26 words are whole, lower case, with marks and digits, whatever stands between them', () => {
  expect(wordsOf('Sector-70, Mohali')).toEqual(['sector', '70', 'mohali']);
  expect(wordsOf('  (Ｓｅｃｔｏｒ)  ')).toEqual(['sector']);
  expect(wordsOf('चंडीगढ़ में कोठी')).toEqual(['चंडीगढ़'.normalize('NFKC'), 'में', 'कोठी']);
  expect(wordsOf('!?')).toEqual([]);
});
