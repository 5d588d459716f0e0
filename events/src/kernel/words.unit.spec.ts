import { expect, it } from 'vitest';
import { splitLowerCaseWords } from './words.ts';

it('F-26 words are whole, in lower case, with marks and digits, whatever separates them', () => {
  expect(splitLowerCaseWords('Sector-70, Mohali')).toEqual(['sector', '70', 'mohali']);
  expect(splitLowerCaseWords('  (Ｓｅｃｔｏｒ)  ')).toEqual(['sector']);
  expect(splitLowerCaseWords('चंडीगढ़ में कोठी')).toEqual(['चंडीगढ़'.normalize('NFKC'), 'में', 'कोठी']);
  expect(splitLowerCaseWords('!?')).toEqual([]);
});
