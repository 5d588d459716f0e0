import { splitSearchWords } from '../words.ts';
import type { FacetCondition } from './facet-conditions.ts';
import { FACETS } from './facets.ts';
import type { Entry } from './listing-attributes.ts';

type Phrases = Record<'en' | 'hi' | 'pa', readonly string[]>;
/** `given` for a text: only that there is one is searched. */
type PhrasesOf<E extends Entry> = E['value'] extends { type: 'choice'; options: readonly (infer Option)[] }
  ? Readonly<Record<Option & (string | number), Phrases>>
  : { given: Phrases };
type WordedEntry = Extract<Entry, { value: { type: 'choice' | 'text' }; facet: object }>;

/**
 * A single word is here only if it means nothing else: "new" is in New Chandigarh. Made on demand, so that pages do
 * not load them.
 */
const attributeWords = (): { readonly [E in WordedEntry as E['name']]: PhrasesOf<E> } => ({
  ownership: {
    0: { en: ['freehold', 'free hold'], hi: ['फ्रीहोल्ड'], pa: ['ਫ੍ਰੀਹੋਲਡ'] },
    1: { en: ['leasehold', 'lease hold'], hi: ['लीजहोल्ड'], pa: ['ਲੀਜ਼ਹੋਲਡ'] },
    2: { en: ['power of attorney', 'gpa'], hi: ['पावर ऑफ अटॉर्नी'], pa: ['ਪਾਵਰ ਆਫ਼ ਅਟਾਰਨੀ'] },
    3: { en: ['cooperative society', 'co-operative society'], hi: ['सहकारी सोसाइटी'], pa: ['ਸਹਿਕਾਰੀ ਸੋਸਾਇਟੀ'] },
  },
  reraNumber: {
    given: {
      en: ['rera approved', 'rera registered', 'rera'],
      hi: ['रेरा पंजीकृत', 'रेरा'],
      pa: ['ਰੇਰਾ ਰਜਿਸਟਰਡ', 'ਰੇਰਾ'],
    },
  },
  furnishing: {
    unfurnished: {
      en: ['unfurnished', 'un furnished', 'non furnished'],
      hi: ['अनफर्निश्ड', 'बिना फर्नीचर'],
      pa: ['ਅਨਫਰਨਿਸ਼ਡ', 'ਬਿਨਾਂ ਫਰਨੀਚਰ'],
    },
    semi: {
      en: ['semi furnished', 'semifurnished', 'partly furnished', 'partially furnished'],
      hi: ['सेमी फर्निश्ड', 'अर्ध सुसज्जित'],
      pa: ['ਸੈਮੀ ਫਰਨਿਸ਼ਡ'],
    },
    furnished: {
      en: ['furnished', 'fully furnished', 'full furnished'],
      hi: ['फर्निश्ड', 'पूरी तरह फर्निश्ड', 'सुसज्जित'],
      pa: ['ਫਰਨਿਸ਼ਡ', 'ਪੂਰੀ ਤਰ੍ਹਾਂ ਫਰਨਿਸ਼ਡ'],
    },
  },
  facing: {
    north: facing(['north'], ['उत्तर'], ['ਉੱਤਰ']),
    'north-east': facing(['north east', 'northeast'], ['उत्तर पूर्व'], ['ਉੱਤਰ ਪੂਰਬ']),
    east: facing(['east'], ['पूर्व', 'पूरब'], ['ਪੂਰਬ']),
    'south-east': facing(['south east', 'southeast'], ['दक्षिण पूर्व'], ['ਦੱਖਣ ਪੂਰਬ']),
    south: facing(['south'], ['दक्षिण'], ['ਦੱਖਣ']),
    'south-west': facing(['south west', 'southwest'], ['दक्षिण पश्चिम'], ['ਦੱਖਣ ਪੱਛਮ']),
    west: facing(['west'], ['पश्चिम'], ['ਪੱਛਮ']),
    'north-west': facing(['north west', 'northwest'], ['उत्तर पश्चिम'], ['ਉੱਤਰ ਪੱਛਮ']),
  },
  transaction: {
    new: {
      en: ['new property', 'new launch', 'first sale'],
      hi: ['नई संपत्ति', 'पहली बिक्री'],
      pa: ['ਨਵੀਂ ਜਾਇਦਾਦ', 'ਪਹਿਲੀ ਵਿਕਰੀ'],
    },
    resale: { en: ['resale', 're sale'], hi: ['रीसेल'], pa: ['ਰੀਸੇਲ'] },
  },
  priceNegotiable: {
    yes: { en: ['negotiable', 'price negotiable'], hi: ['मोलभाव', 'कीमत पर बातचीत'], pa: ['ਕੀਮਤ ਬਾਰੇ ਗੱਲਬਾਤ'] },
    no: { en: ['non negotiable', 'not negotiable', 'fixed price'], hi: ['निश्चित कीमत'], pa: ['ਪੱਕੀ ਕੀਮਤ'] },
  },
  petsAllowed: {
    yes: {
      en: ['pets allowed', 'pet friendly', 'pets'],
      hi: ['पालतू जानवर', 'पालतू'],
      pa: ['ਪਾਲਤੂ ਜਾਨਵਰ', 'ਪਾਲਤੂ'],
    },
    no: { en: ['no pets', 'pets not allowed'], hi: ['पालतू जानवर नहीं'], pa: ['ਪਾਲਤੂ ਜਾਨਵਰ ਨਹੀਂ'] },
  },
  loanApprovedBy: {
    given: {
      en: ['loan approved', 'bank approved', 'loan available'],
      hi: ['लोन मंजूर', 'बैंक मंजूर'],
      pa: ['ਲੋਨ ਮਨਜ਼ੂਰ', 'ਬੈਂਕ ਮਨਜ਼ੂਰ'],
    },
  },
});

/** A direction alone is a word of many addresses. */
function facing(en: readonly string[], hi: readonly string[], pa: readonly string[]): Phrases {
  return {
    en: en.flatMap((direction) => [`${direction} facing`, `facing ${direction}`]),
    hi: hi.flatMap((direction) => [`${direction} मुखी`, `${direction}मुखी`]),
    pa: pa.flatMap((direction) => [`${direction} ਮੁਖੀ`, `${direction}ਮੁਖੀ`]),
  };
}

/** `words`: as `searchWords` returns them. */
export type AttributePhrase = { words: readonly string[]; means: FacetCondition };

export function listAttributePhrases(): AttributePhrase[] {
  const words: Readonly<Record<string, Readonly<Record<string, Phrases>>>> = attributeWords();
  return FACETS.flatMap((attribute) => {
    const phrases = words[attribute.name] ?? {};
    const options = 'options' in attribute.value ? attribute.value.options : [];
    return Object.entries(phrases).flatMap(([key, byLanguage]) => {
      const option = options.find((one) => String(one) === key);
      const means: FacetCondition = option === undefined ? { attribute, noneOf: [] } : { attribute, oneOf: [option] };
      return Object.values(byLanguage)
        .flat()
        .map((phrase) => ({ words: splitSearchWords(phrase), means }));
    });
  });
}

/** The longest at each place: "semi furnished" is not "furnished". `rest`: the other words, in order. */
export function findAttributePhrases(
  words: readonly string[],
  phrases: readonly AttributePhrase[],
): { found: AttributePhrase[]; rest: string[] } {
  const found: AttributePhrase[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const longest = phrases
      .filter((phrase) => phrase.words.every((word, k) => words[at + k] === word))
      .reduce<AttributePhrase | undefined>((a, b) => (a && a.words.length >= b.words.length ? a : b), undefined);
    if (longest) found.push(longest);
    else rest.push(words[at]);
    at += longest?.words.length ?? 1;
  }
  return { found, rest };
}
