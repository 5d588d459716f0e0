import type { Translation } from '../catalogue.ts';

export const cards: Translation = {
  'trade.lister.owner': 'ਮਾਲਕ',
  'trade.lister.agent': 'ਡੀਲਰ / ਏਜੰਟ',
  'trade.lister.builder': 'ਬਿਲਡਰ',
  'trade.lister.relative': 'ਪਰਿਵਾਰ / ਦੋਸਤ',
  'trade.lister.naksha_admin': 'ਸਾਡਾ ਦਫ਼ਤਰ',

  'card.today': 'ਅੱਜ',
  'card.yesterday': 'ਬੀਤੇ ਕੱਲ੍ਹ',
  'card.daysAgo': { one: '{n} ਦਿਨ ਪਹਿਲਾਂ', other: '{n} ਦਿਨ ਪਹਿਲਾਂ' },
  'card.monthsAgo': { one: '{n} ਮਹੀਨਾ ਪਹਿਲਾਂ', other: '{n} ਮਹੀਨੇ ਪਹਿਲਾਂ' },
};
