import type { Translation } from '../catalogue.ts';

export const homePast: Translation = {
  'home.past': 'ਕੋਈ ਪਿਛਲਾ ਦਿਨ ਵਿਖਾਓ',
  'home.past.title': 'ਕਿਸੇ ਪਿਛਲੇ ਦਿਨ ਦਾ ਨਕਸ਼ਾ',
  'home.past.isLast': 'ਇਸ ਤੋਂ ਬਾਅਦ ਦਾ ਦਿਨ ਨਹੀਂ ਵੇਖਿਆ ਜਾ ਸਕਦਾ।',
  'home.past.day': 'ਦਿਨ',
  'home.past.notOver': 'ਇਹ ਦਿਨ ਹਾਲੇ ਪੂਰਾ ਨਹੀਂ ਹੋਇਆ। ਕੋਈ ਪਹਿਲਾਂ ਦਾ ਦਿਨ ਚੁਣੋ।',
  'home.past.earlier': 'ਇੱਕ ਦਿਨ ਪਹਿਲਾਂ',
  'home.past.later': 'ਇੱਕ ਦਿਨ ਬਾਅਦ',
  'home.past.play': 'ਹਫ਼ਤਾ-ਦਰ-ਹਫ਼ਤਾ ਚਲਾਓ',
  'home.past.stop': 'ਰੋਕੋ',
  'home.past.today': 'ਅੱਜ ’ਤੇ ਮੁੜੋ',
  'home.past.slider': 'ਪਿਛਲੇ ਇੱਕ ਸਾਲ ਦਾ ਦਿਨ',
  'home.past.none': 'ਉਸ ਦਿਨ ਇੱਥੇ ਵਿਕਰੀ ਲਈ ਕੋਈ ਘਰ ਨਹੀਂ ਸੀ।',
  'home.past.noneSuch': 'ਉਸ ਦਿਨ ਇੱਥੇ ਅਜਿਹਾ ਕੋਈ ਘਰ ਵਿਕਰੀ ਲਈ ਨਹੀਂ ਸੀ।',
  'listing.past': '{day} ਦੇ ਅੰਤ ਦੀ ਸਥਿਤੀ।',
  'listing.past.now': 'ਹੁਣ ਦੀ ਲਿਸਟਿੰਗ ਵੇਖੋ',
};
