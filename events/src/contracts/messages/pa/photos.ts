import type { Translation } from '../catalogue.ts';

export const photos: Translation = {
  'photos.title': 'ਫ਼ੋਟੋਆਂ',
  'photos.count': { one: '{n} ਫ਼ੋਟੋ', other: '{n} ਫ਼ੋਟੋਆਂ' },
  'photos.cover': 'ਮੁੱਖ ਫ਼ੋਟੋ',
  'photos.first': 'ਪਹਿਲੀ ਫ਼ੋਟੋ',
  'photos.alt': '{count} ਵਿੱਚੋਂ ਫ਼ੋਟੋ {at}: {what}',
  'photos.place': '{count} ਵਿੱਚੋਂ ਫ਼ੋਟੋ {at}',
  'photos.previous': 'ਪਿਛਲੀ ਫ਼ੋਟੋ',
  'photos.next': 'ਅਗਲੀ ਫ਼ੋਟੋ',
  'photos.show': 'ਫ਼ੋਟੋ {at} ਵਿਖਾਓ',
  'photos.fullScreen': 'ਪੂਰੀ ਸਕ੍ਰੀਨ',
  'photos.all': 'ਸਾਰੀਆਂ {n} ਫ਼ੋਟੋਆਂ',
};
