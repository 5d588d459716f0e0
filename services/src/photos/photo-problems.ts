import { Problem } from '@naksha/events/contracts';
import { MAX_PHOTO_BYTES } from '@naksha/events/kernel';

const MEGABYTES = MAX_PHOTO_BYTES / 1024 / 1024;

export const photoNotFoundProblem = () => new Problem(404, 'no_such_photo', 'Photo not found.');
export const photoInUseProblem = () =>
  new Problem(409, 'photo_in_use', 'A listing uses this photo. Remove it from the listing first.');
export const photoTooLargeProblem = () =>
  new Problem(413, 'photo_too_large', `The photo is larger than ${MEGABYTES} MB. Upload a smaller one.`);
export const notAnImageProblem = () => new Problem(422, 'photo_not_an_image', 'The file is not an image.');
export const photoTypeUnsupportedProblem = () =>
  new Problem(
    415,
    'photo_type_unsupported',
    'The file type is not supported. Upload a JPEG, PNG, WebP, AVIF or HEIC image.',
  );
export const photoTruncatedProblem = () =>
  new Problem(422, 'photo_truncated', 'The image is incomplete. Upload it again.');
export const photosBusyProblem = (seconds: number) =>
  new Problem(
    503,
    'photos_busy',
    'Too many photos are being uploaded or processed. Try again later.',
    undefined,
    seconds,
  );
export const hourlyPhotoLimitProblem = (seconds: number) =>
  new Problem(
    429,
    'photos_of_hour_used',
    'This account has reached its hourly limit for photos. Try again later.',
    undefined,
    seconds,
  );
export const tooManyUnusedPhotosProblem = () =>
  new Problem(
    409,
    'photos_unused_full',
    'This account has too many photos that no listing uses. Add them to a listing, or delete some.',
  );
