import type { Translation } from '../catalogue.ts';

export const dates: Translation = {
  'dates.jan': 'ਜਨ',
  'dates.feb': 'ਫ਼ਰ',
  'dates.mar': 'ਮਾਰਚ',
  'dates.apr': 'ਅਪ੍ਰੈ',
  'dates.may': 'ਮਈ',
  'dates.jun': 'ਜੂਨ',
  'dates.jul': 'ਜੁਲਾ',
  'dates.aug': 'ਅਗ',
  'dates.sep': 'ਸਤੰ',
  'dates.oct': 'ਅਕਤੂ',
  'dates.nov': 'ਨਵੰ',
  'dates.dec': 'ਦਸੰ',
  'dates.justNow': 'ਹੁਣੇ',
  'dates.yesterday': 'ਬੀਤੇ ਕੱਲ੍ਹ',
  'dates.minutesAgo': { one: '{n} ਮਿੰਟ ਪਹਿਲਾਂ', other: '{n} ਮਿੰਟ ਪਹਿਲਾਂ' },
  'dates.hoursAgo': { one: '{n} ਘੰਟਾ ਪਹਿਲਾਂ', other: '{n} ਘੰਟੇ ਪਹਿਲਾਂ' },
  'dates.daysAgo': { one: '{n} ਦਿਨ ਪਹਿਲਾਂ', other: '{n} ਦਿਨ ਪਹਿਲਾਂ' },
};
