import { expect, it } from 'vitest';
import { splitWords } from './words.ts';

it('F-26 words are whole, lower case, with marks and digits, whatever stands between them', () => {
  expect(splitWords('Sector-70, Mohali')).toEqual(['sector', '70', 'mohali']);
  expect(splitWords('  (Ｓｅｃｔｏｒ)  ')).toEqual(['sector']);
  expect(splitWords('चंडीगढ़ में कोठी')).toEqual(['चंडीगढ़'.normalize('NFKC'), 'में', 'कोठी']);
  expect(splitWords('!?')).toEqual([]);
});
