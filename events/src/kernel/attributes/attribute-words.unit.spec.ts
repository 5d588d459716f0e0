import { describe, expect, it } from 'vitest';
import { splitSearchWords } from '../words.ts';
import { findAttributePhrases, listAttributePhrases } from './attribute-words.ts';

const phrases = listAttributePhrases();
const read = (text: string) => {
  const { found, rest } = findAttributePhrases(splitSearchWords(text), phrases);
  const meant = found.map(({ means }) => [means.attribute.name, 'oneOf' in means ? means.oneOf[0] : 'given']);
  return [meant, rest];
};

describe('attribute words in a search', () => {
  it.each([
    ['furnished flat', [[['furnishing', 'furnished']], ['flat']]],
    ['Semi-furnished flat sector 70', [[['furnishing', 'semi']], ['flat', 'sector', '70']]],
    ['unfurnished', [[['furnishing', 'unfurnished']], []]],
    ['north-east facing plot', [[['facing', 'north-east']], ['plot']]],
    ['plot facing east', [[['facing', 'east']], ['plot']]],
    ['पूर्वमुखी प्लॉट', [[['facing', 'east']], ['प्लॉट']]],
    ['ਸੈਮੀ ਫਰਨਿਸ਼ਡ', [[['furnishing', 'semi']], []]],
    ['फ़र्निश्ड', [[['furnishing', 'furnished']], []]],
    ['no pets', [[['petsAllowed', 'no']], []]],
    [
      'rera approved freehold',
      [
        [
          ['reraNumber', 'given'],
          ['ownership', 0],
        ],
        [],
      ],
    ],
    ['new chandigarh', [[], ['new', 'chandigarh']]],
    ['east street', [[], ['east', 'street']]],
  ])('are parsed by their meaning: %s', (text, meant) => {
    expect(read(text)).toEqual(meant);
  });

  it('have one meaning each, in every language', () => {
    const seen = new Map<string, unknown>();
    for (const { words, means } of phrases) {
      const phrase = words.join(' ');
      expect(phrase).not.toBe('');
      if (seen.has(phrase)) expect(seen.get(phrase), phrase).toEqual(means);
      seen.set(phrase, means);
    }
  });
});
