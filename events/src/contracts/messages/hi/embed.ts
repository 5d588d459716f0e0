import type { Translation } from '../catalogue.ts';

export const embed: Translation = {
  'embed.title': { one: '{brand} पर {shown} प्रॉपर्टी', other: '{brand} पर {shown} प्रॉपर्टी' },
  'embed.map': 'ये कहाँ हैं',
  'embed.all': '{brand} पर सब देखें',
};
