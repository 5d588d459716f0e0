import type { Translation } from '../catalogue.ts';

export const embed: Translation = {
  'embed.title': { one: '{brand} ’ਤੇ {shown} ਪ੍ਰਾਪਰਟੀ', other: '{brand} ’ਤੇ {shown} ਪ੍ਰਾਪਰਟੀਆਂ' },
  'embed.map': 'ਇਹ ਕਿੱਥੇ ਹਨ',
  'embed.all': '{brand} ’ਤੇ ਸਭ ਵੇਖੋ',
};
