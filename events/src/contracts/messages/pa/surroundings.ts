import type { Translation } from '../catalogue.ts';

export const surroundings: Translation = {
  'near.title': 'ਨੇੜੇ ਕੀ ਹੈ',
  'near.map': 'ਆਲੇ-ਦੁਆਲੇ ਦਾ ਨਕਸ਼ਾ, ਉੱਪਰ ਉੱਤਰ',
  'near.station': '{name} ਰੇਲਵੇ ਸਟੇਸ਼ਨ',
  'near.m': '{n} ਮੀਟਰ',
  'near.km': '{n} ਕਿਮੀ',
  'near.why': 'ਦੂਰੀਆਂ ਸਿੱਧੀ ਰੇਖਾ ਵਿੱਚ ਮਾਪੀਆਂ ਗਈਆਂ ਹਨ।',
  'near.this': 'ਇਹ ਘਰ',
  'near.similar': 'ਵਿਕਰੀ ਲਈ ਮਿਲਦੇ-ਜੁਲਦੇ ਘਰ',
  'reach.none': '{place} ਤੱਕ ਦਾ ਸਮਾਂ ਪਤਾ ਨਹੀਂ',
  'reach.minutes': '{place} ਤੱਕ {n} ਮਿੰਟ',
  'reach.about': '{place} ਤੱਕ ਲਗਭਗ {n} ਮਿੰਟ',
  'reach.km': '{place} ਤੱਕ {n} ਕਿਮੀ',
};
