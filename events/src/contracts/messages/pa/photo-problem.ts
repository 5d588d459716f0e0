import type { Translation } from '../catalogue.ts';

export const photoProblem: Translation = {
  'photos.problem.no_such_photo': 'ਫ਼ੋਟੋ ਨਹੀਂ ਮਿਲੀ। ਉਸਨੂੰ ਫਿਰ ਅੱਪਲੋਡ ਕਰੋ।',
  'photos.problem.photo_too_large': 'ਫ਼ੋਟੋ 15 MB ਤੋਂ ਵੱਡੀ ਹੈ: ਛੋਟੀ ਫ਼ੋਟੋ ਚੁਣੋ।',
  'photos.problem.photo_not_an_image': 'ਇਹ ਫ਼ਾਈਲ ਫ਼ੋਟੋ ਨਹੀਂ ਹੈ।',
  'photos.problem.photo_type_unsupported': 'ਫ਼ੋਟੋ JPEG, PNG, WebP, AVIF ਜਾਂ HEIC ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ।',
  'photos.problem.photo_truncated': 'ਫ਼ੋਟੋ ਦਾ ਇੱਕ ਹਿੱਸਾ ਗਾਇਬ ਹੈ: ਉਸਨੂੰ ਫਿਰ ਅੱਪਲੋਡ ਕਰੋ।',
  'photos.problem.photo_in_use': 'ਇਹ ਫ਼ੋਟੋ ਇੱਕ ਲਿਸਟਿੰਗ ਵਿੱਚ ਦਿਸਦੀ ਹੈ: ਪਹਿਲਾਂ ਉਸਨੂੰ ਲਿਸਟਿੰਗ ਤੋਂ ਹਟਾਓ।',
  'photos.problem.photos_of_hour_used': 'ਇੱਕ ਘੰਟੇ ਵਿੱਚ ਫ਼ੋਟੋਆਂ ਦੀ ਹੱਦ ਪੂਰੀ ਹੋ ਗਈ। ਬਾਅਦ ਵਿੱਚ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'photos.problem.photos_unused_full': 'ਤੁਹਾਡੀਆਂ ਬਹੁਤ ਸਾਰੀਆਂ ਫ਼ੋਟੋਆਂ ਕਿਸੇ ਲਿਸਟਿੰਗ ਵਿੱਚ ਨਹੀਂ ਹਨ: ਉਨ੍ਹਾਂ ਨੂੰ ਲਿਸਟਿੰਗ ਵਿੱਚ ਲਾਓ ਜਾਂ ਕੁਝ ਹਟਾਓ।',
  'photos.problem.photos_busy': 'ਹੁਣੇ ਬਹੁਤ ਸਾਰੀਆਂ ਫ਼ੋਟੋਆਂ ਅੱਪਲੋਡ ਹੋ ਰਹੀਆਂ ਹਨ: ਇੱਕ ਮਿੰਟ ਵਿੱਚ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  'photos.failed.truncated': 'ਫ਼ਾਈਲ ਦਾ ਇੱਕ ਹਿੱਸਾ ਗਾਇਬ ਹੈ: ਇਸਨੂੰ ਹਟਾਓ ਅਤੇ ਪੂਰੀ ਫ਼ੋਟੋ ਚੁਣੋ।',
  'photos.failed.too_many_pixels': 'ਫ਼ੋਟੋ ਵਿੱਚ ਬਹੁਤ ਜ਼ਿਆਦਾ ਪਿਕਸਲ ਹਨ: ਇਸਨੂੰ ਹਟਾਓ ਅਤੇ ਛੋਟੀ ਫ਼ੋਟੋ ਚੁਣੋ।',
  'photos.failed.unreadable': 'ਫ਼ਾਈਲ ਖ਼ਰਾਬ ਹੈ: ਇਸਨੂੰ ਹਟਾਓ ਅਤੇ ਦੂਜੀ ਫ਼ੋਟੋ ਚੁਣੋ।',
  'photos.failed.too_heavy': 'ਫ਼ੋਟੋ ਤਿਆਰ ਨਹੀਂ ਹੋ ਸਕੀ। ਇਸਨੂੰ ਹਟਾਓ, JPEG ਵਿੱਚ ਸੰਭਾਲੋ ਅਤੇ ਉਸਨੂੰ ਅੱਪਲੋਡ ਕਰੋ।',
};
