import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCanonicalSearchTerms, listIndexTermsOfText } from './search-terms.ts';

const finds = (search: string, text: string): boolean => {
  const terms = new Set(listIndexTermsOfText(text));
  return listCanonicalSearchTerms(search).every((term) => terms.has(term));
};

describe('F-41 a number belongs to the word before it', () => {
  const SECTOR_7 = '3 BHK flat in Sector 7, Panchkula';
  it.each([
    ['sector 7', SECTOR_7],
    ['Sector-7 panchkula', SECTOR_7],
    ['7 sector', SECTOR_7],
    ['3bhk', SECTOR_7],
    ['3 bhk sector 7', SECTOR_7],
    ['sector 7 3 bhk', SECTOR_7],
    ['panchkula flat', SECTOR_7],
    ['7', SECTOR_7],
    ['sector', SECTOR_7],
    ['2 bhk', 'Ready 2BHK, first floor'],
    ['2bhk', 'Ready 2BHK, first floor'],
    ['7 marla', '7 marla plot, Sector 21'],
    ['sector 21 7 marla', '7 marla plot, Sector 21'],
    ['marla 7', '7 marla plot, Sector 21'],
    ['phase 3b2', 'Kothi in Phase 3B2, Mohali'],
    ['sector 66a', 'Flat, Sector 66-A and Sector 66A'],
    ['sector 71', 'Corner of Sector 70-71'],
    ['3rd floor', 'Flat on 3rd floor'],
    ['3+1 bhk', '3+1 BHK with a view'],
    ['75 lakh', 'Flat for 75 Lakh in Sector 7'],
    ['ਸੈਕਟਰ 70', 'ਸੈਕਟਰ 70, ਮੋਹਾਲੀ'],
    ['10 ਮਰਲਾ', 'ਸੈਕਟਰ 70 ਵਿੱਚ 10 ਮਰਲਾ'],
    ['5 गज', 'सेक्टर 12 में 5 गज'],
    ['sector70', 'Flat in Sector 70'],
    ['sec 70', 'Flat in Sector-70'],
    ['phase7', 'Kothi in Phase 7'],
    ['phase 3b-2', 'Kothi in Phase 3B2'],
    ['सेक्टर ७०', 'सेक्टर 70 में फ़्लैट'],
    ['फ्लैट', 'सेक्टर 70 में फ़्लैट'],
    ['फ़्लैट', 'सेक्टर 70 में फ्लैट'],
  ])('"%s" finds "%s"', (search, text) => expect(finds(search, text)).toBe(true));

  it.each([
    ['sector 7', 'Flat in Phase 7, Sector 61'],
    ['sector 7', '7 marla plot in Sector 21'],
    ['sector 7', 'Sector 70, with 7 rooms'],
    ['sector 7', 'Sector 7A'],
    ['7 sector', 'Flat in Phase 7, Sector 61'],
    ['phase 7', SECTOR_7],
    ['7 marla', 'Sector 7, 10 marla plot'],
    ['2 bhk', 'Sector 2, 3 BHK'],
    ['3 bhk sector 7', 'Sector 3, 7 BHK'],
    ['sector 71', 'Sector 70'],
    ['3 sector 7', SECTOR_7],
    ['moha', 'Mohali'],
  ])('"%s" does not find "%s"', (search, text) => expect(finds(search, text)).toBe(false));
});

describe('the terms of a search', () => {
  it('are each number with its word, and the other words', () => {
    expect(listCanonicalSearchTerms('Sector 70, Mohali')).toEqual(['mohali', 'sector 70']);
    expect(listCanonicalSearchTerms('flat sector 70 2bhk 7 MARLA')).toEqual(['2 bhk', '7 marla', 'flat', 'sector 70']);
    expect(listCanonicalSearchTerms('70 71')).toEqual(['70', '71']);
    expect(listCanonicalSearchTerms('marla 7 5 marla')).toEqual(['5 marla', '7 marla']);
    expect(listCanonicalSearchTerms('!!')).toEqual([]);
  });

  it('do not split the id of a listing', () => {
    expect(listCanonicalSearchTerms('01234567890 sector 7')).toEqual(['01234567890', 'sector 7']);
    expect(listCanonicalSearchTerms('flat 01234567abc')).toEqual(['01234567abc', 'flat']);
    expect(listCanonicalSearchTerms('0000000002a 7')).toEqual(['0000000002a', '7']);
  });

  const word = fc.constantFrom('sector', 'phase', 'bhk', 'marla', '7', '70', '3b2', '3rd', '2bhk', '0000000002a', 'ਗਜ਼');
  const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));

  it('are the same when searched again', () => {
    fc.assert(
      fc.property(text, (search) => {
        const terms = listCanonicalSearchTerms(search);
        expect(listCanonicalSearchTerms(terms.join(' '))).toEqual(terms);
      }),
    );
  });

  it('find the text from which they were copied', () => {
    fc.assert(
      fc.property(text, (whole) => {
        expect(finds(whole, whole)).toBe(true);
      }),
    );
  });
});
