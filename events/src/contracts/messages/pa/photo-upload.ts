import type { Translation } from '../catalogue.ts';

export const photoUpload: Translation = {
  'photos.choose': 'ਫ਼ੋਟੋਆਂ ਚੁਣੋ',
  'photos.take': 'ਫ਼ੋਟੋ ਖਿੱਚੋ',
  'photos.hint': 'ਜਾਂ ਉਨ੍ਹਾਂ ਨੂੰ ਇੱਥੇ ਛੱਡੋ। {most} ਤੱਕ, ਹਰ ਇੱਕ 15 MB ਤੱਕ: JPEG, PNG, WebP, AVIF ਜਾਂ HEIC।',
  'photos.hintTouch': '{most} ਤੱਕ, ਹਰ ਇੱਕ 15 MB ਤੱਕ: JPEG, PNG, WebP, AVIF ਜਾਂ HEIC।',
  'photos.leftOut': {
    one: '{n} ਫ਼ੋਟੋ ਨਹੀਂ ਜੋੜੀ ਗਈ: ਇੱਕ ਲਿਸਟਿੰਗ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ {most} ਹੋ ਸਕਦੀਆਂ ਹਨ।',
    other: '{n} ਫ਼ੋਟੋਆਂ ਨਹੀਂ ਜੋੜੀਆਂ ਗਈਆਂ: ਇੱਕ ਲਿਸਟਿੰਗ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ {most} ਹੋ ਸਕਦੀਆਂ ਹਨ।',
  },
  'photos.signInFirst':
    'ਫ਼ੋਟੋਆਂ ਸਾਈਨ ਇਨ ਕਰਨ ਤੋਂ ਬਾਅਦ ਅੱਪਲੋਡ ਹੁੰਦੀਆਂ ਹਨ। ਉਦੋਂ ਤੱਕ ਉਹ ਸਿਰਫ਼ ਇਸ ਪੰਨੇ ’ਤੇ ਹਨ, ਅਤੇ ਪੰਨਾ ਮੁੜ ਲੋਡ ਕਰਨ ’ਤੇ ਗੁਆਚ ਜਾਂਦੀਆਂ ਹਨ।',
  'photos.ready': '{count} ਵਿੱਚੋਂ {ready} ਫ਼ੋਟੋਆਂ ਤਿਆਰ',
  'photos.moved': 'ਫ਼ੋਟੋ {count} ਵਿੱਚੋਂ {at} ਨੰਬਰ ’ਤੇ ਆਈ',
  'photos.setCover': 'ਫ਼ੋਟੋ {at} ਨੂੰ ਮੁੱਖ ਫ਼ੋਟੋ ਬਣਾਓ',
  'photos.drag': 'ਫ਼ੋਟੋ {at} ਦੀ ਥਾਂ ਬਦਲੋ: ਉਸ ਨੂੰ ਖਿੱਚੋ, ਜਾਂ ਤੀਰ ਵਾਲੀਆਂ ਕੁੰਜੀਆਂ ਦਬਾਓ',
  'photos.earlier': 'ਫ਼ੋਟੋ {at} ਨੂੰ ਪਹਿਲਾਂ ਲਿਆਓ',
  'photos.later': 'ਫ਼ੋਟੋ {at} ਨੂੰ ਬਾਅਦ ਵਿੱਚ ਲੈ ਜਾਓ',
  'photos.remove': 'ਫ਼ੋਟੋ {at} ਹਟਾਓ',
  'photos.removed': 'ਹਟਾਈ ਗਈ',
  'photos.one': 'ਫ਼ੋਟੋ',
  'photos.again': 'ਫ਼ੋਟੋ {at} ਦੀ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  'photos.cancel': 'ਫ਼ੋਟੋ {at} ਰੱਦ ਕਰੋ',
  'photos.cancelled': 'ਰੱਦ ਕੀਤੀ ਗਈ।',
  'photos.progress': 'ਫ਼ੋਟੋ {at} ਦੇ ਅੱਪਲੋਡ ਦੀ ਪ੍ਰਗਤੀ',
  'photos.state.checking': 'ਜਾਂਚ ਹੋ ਰਹੀ ਹੈ',
  'photos.state.queued': 'ਕਤਾਰ ਵਿੱਚ',
  'photos.state.sending': 'ਅੱਪਲੋਡ ਹੋ ਰਹੀ ਹੈ',
  'photos.state.waiting': 'ਜਵਾਬ ਨਹੀਂ ਆਇਆ, ਜਲਦੀ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਹੋਵੇਗੀ',
  'photos.state.preparing': 'ਤਿਆਰ ਕੀਤੀ ਜਾ ਰਹੀ ਹੈ',
  'photos.unusable': 'ਫ਼ੋਟੋ {at} ਵਰਤੀ ਨਹੀਂ ਜਾ ਸਕਦੀ। {reason}',
  'photos.unsent': 'ਫ਼ੋਟੋ {at} ਅੱਪਲੋਡ ਨਹੀਂ ਹੋਈ। ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜਾਂ ਉਸ ਨੂੰ ਹਟਾਓ।',
};
