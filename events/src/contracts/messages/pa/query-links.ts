import type { Translation } from '../catalogue.ts';

export const queryLinks: Translation = {
  'queryLinks.head.one': 'ਨਕਸ਼ੇ ’ਤੇ ਵਿਕਾਊ ਘਰ',
  'queryLinks.head.title': 'ਪ੍ਰਸਿੱਧ ਖੋਜਾਂ',
  'queryLinks.head.description': 'ਮਸ਼ਹੂਰ ਖੋਜਾਂ: ਹਰ ਖੋਜ ਨਕਸ਼ੇ ’ਤੇ, ਕੀਮਤ ਅਤੇ ਰਕਬੇ ਨਾਲ।',
  'queryLinks.head.of': '{title}: ਨਕਸ਼ੇ ’ਤੇ, ਕੀਮਤ, ਰਕਬੇ ਅਤੇ ਸਾਡੇ ਕਰਮਚਾਰੀਆਂ ਦੀ ਜਾਂਚ ਨਾਲ।',
  'queryLinks.title': 'ਪ੍ਰਸਿੱਧ ਖੋਜਾਂ',
  'queryLinks.intro': 'ਹਰ ਖੋਜ ਆਪਣੇ ਫਿਲਟਰਾਂ ਨਾਲ ਨਕਸ਼ਾ ਖੋਲ੍ਹਦੀ ਹੈ।',
  'queryLinks.none': 'ਅਜੇ ਕੋਈ ਪ੍ਰਸਿੱਧ ਖੋਜ ਨਹੀਂ ਹੈ।',
  'queryLinks.openMap': 'ਨਕਸ਼ਾ ਖੋਲ੍ਹੋ',
  'queryLinks.previous': 'ਪਿਛਲੀਆਂ ਪ੍ਰਸਿੱਧ ਖੋਜਾਂ',
  'queryLinks.next': 'ਹੋਰ ਪ੍ਰਸਿੱਧ ਖੋਜਾਂ',
};
