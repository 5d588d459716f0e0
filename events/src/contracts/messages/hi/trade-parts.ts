import type { Translation } from '../catalogue.ts';

export const tradeParts: Translation = {
  'trade.subtypes.flat': 'फ़्लैट',
  'trade.subtypes.kothi': 'कोठियाँ',
  'trade.subtypes.residential-plot': 'रिहायशी प्लॉट',
  'trade.subtypes.commercial-plot': 'व्यावसायिक प्लॉट',
  'trade.subtypes.office': 'ऑफ़िस',
  'trade.subtypes.showroom': 'शोरूम',
  'trade.subtypes.other': 'अन्य',
  'trade.type.residential': 'रिहायशी',
  'trade.type.commercial': 'व्यावसायिक',
  'trade.inPlace': '{where} में {what}',
  'trade.farmLand': 'कृषि भूमि',
};
