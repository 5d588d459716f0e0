/** Why a photo was not taken, or could not be made ready. */
export const photoProblem = {
  'photos.problem.no_such_photo': 'The photo is gone: upload it again.',
  'photos.problem.photo_too_large': 'The photo is larger than 15 MB: choose a smaller one.',
  'photos.problem.photo_not_an_image': 'This file is not a photo.',
  'photos.problem.photo_type_unsupported': 'Photos are taken as JPEG, PNG, WebP, AVIF or HEIC.',
  'photos.problem.photo_truncated': 'Part of the photo is missing: upload it again.',
  'photos.problem.photo_in_use': 'A listing shows this photo: take it off the listing first.',
  'photos.problem.photos_of_hour_used': 'You have uploaded as many photos as one person may in an hour: go on later.',
  'photos.problem.photos_unused_full': 'Too many of your photos are on no listing: put them on one, or delete some.',
  'photos.problem.photos_busy': 'Very many photos are being uploaded just now: try again in a minute.',
  'photos.failed.truncated': 'Part of the file is missing: remove it, and choose the whole photo.',
  'photos.failed.too_many_pixels': 'The photo has too many pixels: remove it, and choose a smaller one.',
  'photos.failed.unreadable': 'The file is damaged: remove it, and choose another photo.',
  'photos.failed.too_heavy': 'The photo could not be made ready: remove it, save it as JPEG and choose that.',
} as const;
