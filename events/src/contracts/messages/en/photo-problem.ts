/** Why a photo was refused or failed. */
export const photoProblem = {
  'photos.problem.no_such_photo': 'Photo not found. Upload it again.',
  'photos.problem.photo_too_large': 'The photo is larger than 15 MB. Choose a smaller one.',
  'photos.problem.photo_not_an_image': 'This file is not a photo. Choose a JPEG, PNG, WebP, AVIF or HEIC photo.',
  'photos.problem.photo_type_unsupported': 'Photos must be JPEG, PNG, WebP, AVIF or HEIC.',
  'photos.problem.photo_truncated': 'The photo is incomplete. Upload it again.',
  'photos.problem.photo_in_use': 'A listing uses this photo. Remove it from the listing first.',
  'photos.problem.photos_of_hour_used': 'You have reached the hourly limit for photos. Try again later.',
  'photos.problem.photos_unused_full':
    'Too many of your uploaded photos are not used in a listing. Add them to a listing, or delete some.',
  'photos.problem.photos_busy': 'Too many photos are being uploaded right now. Try again in a minute.',
  'photos.failed.truncated': 'The file is incomplete. Remove it and choose the whole photo.',
  'photos.failed.too_many_pixels': 'The photo has too many pixels. Remove it and choose a smaller one.',
  'photos.failed.unreadable': 'The file is damaged. Remove it and choose another photo.',
  'photos.failed.too_heavy': 'The photo could not be processed. Remove it, save it as JPEG and upload that.',
} as const;
