import type { Translation } from '../catalogue.ts';

export const feeds: Translation = {
  'feeds.all': 'बिकाऊ नए घर',
  'feeds.city': '{city} में नए घर',
  'feeds.search': 'आपकी खोज के नए घर',
};
