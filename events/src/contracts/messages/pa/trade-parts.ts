import type { Translation } from '../catalogue.ts';

export const tradeParts: Translation = {
  'trade.subtypes.flat': 'ਫਲੈਟ',
  'trade.subtypes.kothi': 'ਕੋਠੀਆਂ',
  'trade.subtypes.residential-plot': 'ਰਿਹਾਇਸ਼ੀ ਪਲਾਟ',
  'trade.subtypes.commercial-plot': 'ਵਪਾਰਕ ਪਲਾਟ',
  'trade.subtypes.office': 'ਦਫ਼ਤਰ',
  'trade.subtypes.showroom': 'ਸ਼ੋਅਰੂਮ',
  'trade.subtypes.other': 'ਹੋਰ',
  'trade.type.residential': 'ਰਿਹਾਇਸ਼ੀ',
  'trade.type.commercial': 'ਵਪਾਰਕ',
  'trade.inPlace': '{where} ਵਿੱਚ {what}',
  'trade.farmLand': 'ਖੇਤੀ ਵਾਲੀ ਜ਼ਮੀਨ',
};
