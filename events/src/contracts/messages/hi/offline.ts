import type { Translation } from '../catalogue.ts';

export const offline: Translation = {
  'offline.queued': 'इस डिवाइस पर रखा गया। ऑनलाइन होते ही भेजा जाएगा।',
  'offline.sent': 'ऑफ़लाइन किया गया काम भेज दिया गया।',
  'offline.refused': 'ऑफ़लाइन किया गया एक काम अब नहीं हो सका।',
};
