import { expect, it } from 'vitest';
import { lowerCaseWords } from './words.ts';

it('F-26 words are whole, lower case, with marks and digits, whatever stands between them', () => {
  expect(lowerCaseWords('Sector-70, Mohali')).toEqual(['sector', '70', 'mohali']);
  expect(lowerCaseWords('  (Ｓｅｃｔｏｒ)  ')).toEqual(['sector']);
  expect(lowerCaseWords('चंडीगढ़ में कोठी')).toEqual(['चंडीगढ़'.normalize('NFKC'), 'में', 'कोठी']);
  expect(lowerCaseWords('!?')).toEqual([]);
});
