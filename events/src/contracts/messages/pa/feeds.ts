import type { Translation } from '../catalogue.ts';

export const feeds: Translation = {
  'feeds.all': 'ਵਿਕਾਊ ਨਵੇਂ ਘਰ',
  'feeds.city': '{city} ਵਿੱਚ ਨਵੇਂ ਘਰ',
  'feeds.search': 'ਤੁਹਾਡੀ ਖੋਜ ਦੇ ਨਵੇਂ ਘਰ',
};
