import type { Translation } from '../catalogue.ts';

export const priceDrops: Translation = {
  'priceDrops.title': 'ਘਟੀਆਂ ਕੀਮਤਾਂ',
  'priceDrops.head.description': 'ਘਰ ਜਿਨ੍ਹਾਂ ਦੀ ਕੀਮਤ ਹਾਲ ਵਿੱਚ ਘਟੀ ਹੈ, ਸਭ ਤੋਂ ਨਵੇਂ ਪਹਿਲਾਂ: ਫਲੈਟ, ਕੋਠੀ, ਪਲਾਟ ਅਤੇ ਦਫ਼ਤਰ।',
  'priceDrops.hint': 'ਹਰ ਘਰ ਪਹਿਲਾਂ ਵਾਲੀ ਕੀਮਤ ’ਤੇ ਘੱਟੋ-ਘੱਟ ਤਿੰਨ ਦਿਨ ਵਿਖਾਇਆ ਗਿਆ ਸੀ।',
  'priceDrops.where': 'ਕਿੱਥੇ',
  'priceDrops.everywhere': 'ਹਰ ਥਾਂ',
  'priceDrops.empty': 'ਇੱਥੇ ਹਾਲੇ ਕੋਈ ਕੀਮਤ ਨਹੀਂ ਘਟੀ।',
  'priceDrops.emptyHint': 'ਖੋਜ ਸੰਭਾਲੋ, ਅਤੇ ਕੀਮਤ ਘਟਦੇ ਹੀ ਅਸੀਂ ਤੁਹਾਨੂੰ ਦੱਸਾਂਗੇ।',
  'priceDrops.more': 'ਹੋਰ ਵਿਖਾਓ',
};
