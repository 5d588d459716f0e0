import type { Translation } from '../catalogue.ts';

export const offline: Translation = {
  'offline.queued': 'इस डिवाइस पर सहेजा गया। आपके ऑनलाइन होते ही हम इसे भेज देंगे।',
  'offline.sent': 'आपके ऑफ़लाइन बदलाव भेज दिए गए।',
  'offline.refused': 'आपका एक ऑफ़लाइन बदलाव सहेजा नहीं जा सका। उसे जाँचकर फिर कोशिश करें।',
};
