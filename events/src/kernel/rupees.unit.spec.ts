import { describe, expect, it } from 'vitest';
import { cardNumber } from './card-number.ts';
import { exactRupees, isRupees, shortRupees } from './rupees.ts';
import { rupeesInWords } from './rupees-in-words.ts';

describe('rupees', () => {
  it('E-26 short form: Cr from a crore on, Lac from a lakh, K from a thousand, else N/A', () => {
    expect([125_000_000, 45_000_000, 10_000_000].map(shortRupees)).toEqual(['12.5 Cr', '4.5 Cr', '1 Cr']);
    expect([12_340_000, 12_345_678].map(shortRupees)).toEqual(['1.23 Cr', '1.23 Cr']);
    expect([9_900_000, 4_500_000, 100_000].map(shortRupees)).toEqual(['99 Lac', '45 Lac', '1 Lac']);
    expect([99_000, 1500, 1000].map(shortRupees)).toEqual(['99K', '1.5K', '1K']);
    expect([999, 1, 0].map(shortRupees)).toEqual(['N/A', 'N/A', 'N/A']);
  });

  it('exact rupees have Indian grouping and every digit', () => {
    expect(exactRupees(123_456_789)).toBe('₹12,34,56,789');
    expect(exactRupees(4_500_000)).toBe('₹45,00,000');
  });

  it('E-28 numbers on cards have Indian grouping and three significant digits, and less than 1 gives nothing', () => {
    expect([1_234_567, 123_456, 1250, 4.567, 1].map(cardNumber)).toEqual([
      '12,30,000',
      '1,23,000',
      '1,250',
      '4.57',
      '1',
    ]);
    expect([0.99, 0, -5, Number.NaN].map(cardNumber)).toEqual(['', '', '', '']);
  });

  it.each([
    [45_000_000, 'four crore fifty lakh rupees'],
    [123_456_789, 'twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine rupees'],
    [999_999_999, 'ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine rupees'],
    [100_001, 'one lakh one rupees'],
    [1, 'one rupee'],
    [0, 'zero rupees'],
    ['0.50', 'fifty paise'],
    ['12.5', 'twelve rupees and fifty paise'],
    ['1,20,000.01', 'one lakh twenty thousand rupees and one paisa'],
    ['19.999', 'nineteen rupees and ninety-nine paise'],
    ['000000000012', 'twelve rupees'],
  ])('E-30 speaks %s as "%s"', (amount, spoken) => expect(rupeesInWords(amount)).toBe(spoken));

  it('E-30 says "lower the price" from ten digits on, and nothing for what is no amount', () => {
    expect([1_000_000_000, '1000000000.00', '1,00,00,00,000', 1e21].map(rupeesInWords)).toEqual(
      Array(4).fill('lower the price'),
    );
    expect(['', 'ten', '1e5', '-1', '1.2.3', Number.NaN].map(rupeesInWords)).toEqual(Array(6).fill(undefined));
  });

  it('money is whole rupees of at most nine digits', () => {
    expect([1, 999_999_999].map(isRupees)).toEqual([true, true]);
    expect([0, -1, 1.5, 1_000_000_000, Number.NaN, Number.POSITIVE_INFINITY].map(isRupees)).toEqual(
      Array(6).fill(false),
    );
  });
});
