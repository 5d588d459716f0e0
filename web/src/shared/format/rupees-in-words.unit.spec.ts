import { hi } from '@naksha/events/messages/hi';
import { pa } from '@naksha/events/messages/pa';
import { afterEach, describe, expect, it } from 'vitest';
import { setCatalogue } from '../messages/t.ts';
import { rupeesInWords } from './rupees-in-words.ts';

afterEach(() => setCatalogue({}, 'en-IN'));

describe('a price in words', () => {
  it.each([
    ['45000000', 'Four Crore Fifty Lakh Rupees'],
    ['45,00,000', 'Forty-Five Lakh Rupees'],
    ['1,09,50,315', 'One Crore Nine Lakh Fifty Thousand Three Hundred Fifteen Rupees'],
    ['123456789', 'Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine Rupees'],
    ['99,99,99,999', 'Ninety-Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine Rupees'],
    ['100001', 'One Lakh One Rupees'],
    ['1', 'One Rupee'],
    ['0', 'Zero Rupees'],
    ['0.50', 'Fifty Paise'],
    ['0.05', 'Five Paise'],
    ['12.5', 'Twelve Rupees and Fifty Paise'],
    ['1 200.5', 'One Thousand Two Hundred Rupees and Fifty Paise'],
    ['1,20,000.01', 'One Lakh Twenty Thousand Rupees and One Paisa'],
    ['19.999', 'Nineteen Rupees and Ninety-Nine Paise'],
    ['000000000012', 'Twelve Rupees'],
  ])('E-30 reads %s as "%s"', (amount, spoken) => expect(rupeesInWords(amount)).toBe(spoken));

  it('E-30 says "lower the price" from ten digits on, and nothing for an invalid amount', () => {
    expect(['1000000000', '1000000000.00', '1,00,00,00,000', '9'.repeat(22)].map(rupeesInWords)).toEqual(
      Array(4).fill('lower the price'),
    );
    expect(['', 'ten', '1e5', '-1', '-5', '1.2.3', 'NaN'].map(rupeesInWords)).toEqual(Array(7).fill(''));
  });

  it.each([
    ['100', 'One Hundred Rupees'],
    ['1000', 'One Thousand Rupees'],
    ['100000', 'One Lakh Rupees'],
    ['10000000', 'One Crore Rupees'],
    ['20', 'Twenty Rupees'],
  ])('reads the round amount %s as "%s"', (amount, spoken) => expect(rupeesInWords(amount)).toBe(spoken));

  it('uses the page’s language', () => {
    setCatalogue(hi, 'hi-IN');
    expect(rupeesInWords('1,09,50,315')).toBe('एक करोड़ नौ लाख पचास हज़ार तीन सौ पंद्रह रुपये');
    expect(rupeesInWords('12.01')).toBe('बारह रुपये और एक पैसा');
    expect(rupeesInWords('1000000000')).toBe('क़ीमत कम करें');
    setCatalogue(pa, 'pa-IN');
    expect(rupeesInWords('1,09,50,315')).toBe('ਇੱਕ ਕਰੋੜ ਨੌਂ ਲੱਖ ਪੰਜਾਹ ਹਜ਼ਾਰ ਤਿੰਨ ਸੌ ਪੰਦਰਾਂ ਰੁਪਏ');
    expect(rupeesInWords('1')).toBe('ਇੱਕ ਰੁਪਇਆ');
  });

  it('has a separate word for each number below a hundred, in every language', () => {
    for (const [catalogue, locale] of [
      [{}, 'en-IN'],
      [hi, 'hi-IN'],
      [pa, 'pa-IN'],
    ] as const) {
      setCatalogue(catalogue, locale);
      const spoken = Array.from({ length: 100 }, (_, n) => rupeesInWords(String(n)).split(' ')[0]);
      expect(new Set(spoken).size, locale).toBe(100);
      expect(spoken, locale).not.toContain('undefined');
    }
  });
});
