import type { Translation } from '../catalogue.ts';

export const freshCode: Translation = {
  'freshCode.why': 'हम {phone} पर कोड भेजते हैं, ताकि आपके डिवाइस पर कोई और यह न कर सके।',
  'freshCode.send': 'कोड भेजें',
  'freshCode.again': 'कोड फिर भेजें',
  'freshCode.againIn': '{n} सेकंड में कोड फिर भेजें',
  'freshCode.label': 'संदेश का कोड',
};
