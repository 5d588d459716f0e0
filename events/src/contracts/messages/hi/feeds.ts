import type { Translation } from '../catalogue.ts';

export const feeds: Translation = {
  'feeds.all': 'बिकाऊ नए घर',
  'feeds.city': '{city} में नए घर',
  'feeds.search': 'आपकी खोज के नए घर',

  'embed.title': { one: '{brand} पर {shown} प्रॉपर्टी', other: '{brand} पर {shown} प्रॉपर्टी' },
  'embed.map': 'इन प्रॉपर्टी का नक़्शा',
  'embed.all': '{brand} पर सब देखें',
};
