import type { Translation } from '../catalogue.ts';

export const photos: Translation = {
  'photos.title': 'फ़ोटो',
  'photos.count': { one: '{n} फ़ोटो', other: '{n} फ़ोटो' },
  'photos.cover': 'मुख्य फ़ोटो',
  'photos.first': 'पहली फ़ोटो',
  'photos.alt': '{count} में से फ़ोटो {at}: {what}',
  'photos.place': '{count} में से फ़ोटो {at}',
  'photos.previous': 'पिछली फ़ोटो',
  'photos.next': 'अगली फ़ोटो',
  'photos.show': 'फ़ोटो {at} दिखाएँ',
  'photos.fullScreen': 'पूरी स्क्रीन',
  'photos.all': 'सभी {n} फ़ोटो',
};
