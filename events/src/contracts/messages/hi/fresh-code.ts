import type { Translation } from '../catalogue.ts';

export const freshCode: Translation = {
  'freshCode.why': 'यह पक्का करने के लिए कि यह आप ही हैं, हम {phone} पर कोड भेजेंगे।',
  'freshCode.send': 'कोड भेजें',
  'freshCode.again': 'कोड फिर भेजें',
  'freshCode.againIn': '{n} सेकंड में कोड फिर भेजें',
  'freshCode.label': 'एसएमएस में आया कोड',
};
