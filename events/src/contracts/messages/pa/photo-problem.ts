import type { Translation } from '../catalogue.ts';

export const photoProblem: Translation = {
  'photos.problem.no_such_photo': 'ਫ਼ੋਟੋ ਨਹੀਂ ਮਿਲੀ। ਉਸ ਨੂੰ ਫਿਰ ਅੱਪਲੋਡ ਕਰੋ।',
  'photos.problem.photo_too_large': 'ਫ਼ੋਟੋ 15 MB ਤੋਂ ਵੱਡੀ ਹੈ। ਛੋਟੀ ਫ਼ੋਟੋ ਚੁਣੋ।',
  'photos.problem.photo_not_an_image': 'ਇਹ ਫ਼ਾਈਲ ਫ਼ੋਟੋ ਨਹੀਂ ਹੈ। JPEG, PNG, WebP, AVIF ਜਾਂ HEIC ਫ਼ੋਟੋ ਚੁਣੋ।',
  'photos.problem.photo_type_unsupported': 'ਫ਼ੋਟੋ JPEG, PNG, WebP, AVIF ਜਾਂ HEIC ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ।',
  'photos.problem.photo_truncated': 'ਫ਼ੋਟੋ ਅਧੂਰੀ ਹੈ। ਉਸ ਨੂੰ ਫਿਰ ਅੱਪਲੋਡ ਕਰੋ।',
  'photos.problem.photo_in_use': 'ਇੱਕ ਲਿਸਟਿੰਗ ਵਿੱਚ ਇਹ ਫ਼ੋਟੋ ਲੱਗੀ ਹੈ। ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਲਿਸਟਿੰਗ ਤੋਂ ਹਟਾਓ।',
  'photos.problem.photos_of_hour_used': 'ਤੁਸੀਂ ਫ਼ੋਟੋਆਂ ਦੀ ਘੰਟੇ ਦੀ ਹੱਦ ਤੱਕ ਪਹੁੰਚ ਗਏ ਹੋ। ਬਾਅਦ ਵਿੱਚ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'photos.problem.photos_unused_full':
    'ਤੁਹਾਡੀਆਂ ਅੱਪਲੋਡ ਕੀਤੀਆਂ ਬਹੁਤ ਸਾਰੀਆਂ ਫ਼ੋਟੋਆਂ ਕਿਸੇ ਲਿਸਟਿੰਗ ਵਿੱਚ ਨਹੀਂ ਹਨ। ਉਨ੍ਹਾਂ ਨੂੰ ਲਿਸਟਿੰਗ ਵਿੱਚ ਜੋੜੋ ਜਾਂ ਕੁਝ ਹਟਾਓ।',
  'photos.problem.photos_busy': 'ਇਸ ਵੇਲੇ ਬਹੁਤ ਸਾਰੀਆਂ ਫ਼ੋਟੋਆਂ ਅੱਪਲੋਡ ਹੋ ਰਹੀਆਂ ਹਨ। ਇੱਕ ਮਿੰਟ ਵਿੱਚ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'photos.failed.truncated': 'ਫ਼ਾਈਲ ਅਧੂਰੀ ਹੈ। ਇਸ ਨੂੰ ਹਟਾਓ ਅਤੇ ਪੂਰੀ ਫ਼ੋਟੋ ਚੁਣੋ।',
  'photos.failed.too_many_pixels': 'ਫ਼ੋਟੋ ਵਿੱਚ ਬਹੁਤ ਜ਼ਿਆਦਾ ਪਿਕਸਲ ਹਨ। ਇਸ ਨੂੰ ਹਟਾਓ ਅਤੇ ਛੋਟੀ ਫ਼ੋਟੋ ਚੁਣੋ।',
  'photos.failed.unreadable': 'ਫ਼ਾਈਲ ਖਰਾਬ ਹੈ। ਇਸ ਨੂੰ ਹਟਾਓ ਅਤੇ ਕੋਈ ਹੋਰ ਫ਼ੋਟੋ ਚੁਣੋ।',
  'photos.failed.too_heavy': 'ਫ਼ੋਟੋ ਤਿਆਰ ਨਹੀਂ ਹੋ ਸਕੀ। ਇਸ ਨੂੰ ਹਟਾਓ, JPEG ਵਿੱਚ ਸੰਭਾਲੋ ਅਤੇ ਉਸ ਨੂੰ ਅੱਪਲੋਡ ਕਰੋ।',
};
