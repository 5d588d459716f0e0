import type { Translation } from '../catalogue.ts';

export const offline: Translation = {
  'offline.queued': 'इस डिवाइस पर सहेजा गया। ऑनलाइन होते ही भेजा जाएगा।',
  'offline.sent': 'आपके ऑफ़लाइन बदलाव भेज दिए गए।',
  'offline.refused': 'आपका एक ऑफ़लाइन बदलाव लागू नहीं हो सका।',
};
