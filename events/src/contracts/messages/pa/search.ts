import type { Translation } from '../catalogue.ts';

export const search: Translation = {
  'search.notFound': 'ਸਾਨੂੰ ਇਹ ਨਹੀਂ ਮਿਲਿਆ: {typed}',
  'search.hitEnter': 'ਮਿਲਦੇ-ਜੁਲਦੇ ਸੁਝਾਵਾਂ ਲਈ Enter ਦਬਾਓ',
  'search.city': 'ਸ਼ਹਿਰ',
  'search.in': '{city} ਵਿੱਚ',
  'search.suggestions': 'ਸੁਝਾਅ',
  'search.locality': 'ਇਲਾਕਾ',
  'search.project': 'ਪ੍ਰੋਜੈਕਟ',
  'search.placesOnly': 'ਹਾਲੇ ਸਿਰਫ਼ ਥਾਵਾਂ ਦੇ ਸੁਝਾਅ ਮਿਲ ਰਹੇ ਹਨ।',
  'search.didYouMean': 'ਕੀ ਤੁਹਾਡਾ ਮਤਲਬ {name} ਸੀ?',
  'search.unknownPlace': '“{place}” ਨਾਂ ਦੀ ਕੋਈ ਥਾਂ ਸਾਨੂੰ ਪਤਾ ਨਹੀਂ। ਸ਼ਾਇਦ ਲਿੰਕ ਗਲਤ ਲਿਖਿਆ ਹੈ।',
};
