import type { Translation } from '../catalogue.ts';

export const listingAround: Translation = {
  'listingAround.share': 'ਸਾਂਝਾ ਕਰੋ',
  'listingAround.print': 'ਪ੍ਰਿੰਟ ਕਰੋ',
  'listingAround.copied': 'ਲਿੰਕ ਕਾਪੀ ਹੋ ਗਿਆ।',
  'listingAround.notCopied': 'ਸਾਂਝਾ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਇਹ ਪਤਾ ਕਾਪੀ ਕਰੋ: {url}',
  'listingAround.similar': 'ਮਿਲਦੀਆਂ-ਜੁਲਦੀਆਂ ਪ੍ਰਾਪਰਟੀਆਂ',
  'listingAround.similarWhy': 'ਇਸੇ ਤਰ੍ਹਾਂ ਦੀਆਂ, 5 ਕਿਮੀ ਦੇ ਅੰਦਰ, ਕੀਮਤ ਵਿੱਚ 20% ਤੱਕ ਦਾ ਫ਼ਰਕ।',
  'listingAround.median': 'ਇੱਥੇ ਆਮ ਤੌਰ ’ਤੇ ਮੰਗੀ ਗਈ ਕੀਮਤ:',
  'listingAround.own': 'ਇਹ ਘਰ:',
  'listingAround.ofHomes': {
    one: 'ਇਸ ਤਰ੍ਹਾਂ ਦੀ {n} ਲਿਸਟਿੰਗ ਦੀ ਵਿਚਕਾਰਲੀ ਕੀਮਤ।',
    other: 'ਇਸ ਤਰ੍ਹਾਂ ਦੀਆਂ {n} ਲਿਸਟਿੰਗਾਂ ਦੀ ਵਿਚਕਾਰਲੀ ਕੀਮਤ।',
  },
  'listingAround.ofDemoHomes': {
    one: 'ਇਸ ਤਰ੍ਹਾਂ ਦੀ {n} ਡੈਮੋ ਲਿਸਟਿੰਗ ਦੀ ਵਿਚਕਾਰਲੀ ਕੀਮਤ। ਡੈਮੋ ਲਿਸਟਿੰਗਾਂ ਅਸਲੀ ਨਹੀਂ ਹਨ।',
    other: 'ਇਸ ਤਰ੍ਹਾਂ ਦੀਆਂ {n} ਡੈਮੋ ਲਿਸਟਿੰਗਾਂ ਦੀ ਵਿਚਕਾਰਲੀ ਕੀਮਤ। ਡੈਮੋ ਲਿਸਟਿੰਗਾਂ ਅਸਲੀ ਨਹੀਂ ਹਨ।',
  },
  'listingAround.tooFew': 'ਆਮ ਕੀਮਤ ਦੱਸਣ ਲਈ ਇਸ ਤਰ੍ਹਾਂ ਦੇ ਘਰ ਘੱਟ ਹਨ (5 ਤੋਂ ਘੱਟ)।',
};
