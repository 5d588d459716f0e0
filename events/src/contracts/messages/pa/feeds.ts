import type { Translation } from '../catalogue.ts';

export const feeds: Translation = {
  'feeds.all': 'ਵਿਕਾਊ ਨਵੇਂ ਘਰ',
  'feeds.city': '{city} ਵਿੱਚ ਨਵੇਂ ਘਰ',
  'feeds.search': 'ਤੁਹਾਡੀ ਖੋਜ ਦੇ ਨਵੇਂ ਘਰ',

  'embed.title': { one: '{brand} ’ਤੇ {shown} ਪ੍ਰਾਪਰਟੀ', other: '{brand} ’ਤੇ {shown} ਪ੍ਰਾਪਰਟੀਆਂ' },
  'embed.map': 'ਇਨ੍ਹਾਂ ਪ੍ਰਾਪਰਟੀਆਂ ਦਾ ਨਕਸ਼ਾ',
  'embed.all': '{brand} ’ਤੇ ਸਭ ਵੇਖੋ',
};
