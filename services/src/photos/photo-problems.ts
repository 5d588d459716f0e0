import { Problem } from '@naksha/events/contracts';
import { MAX_PHOTO_BYTES } from '@naksha/events/kernel';

const MEGABYTES = MAX_PHOTO_BYTES / 1024 / 1024;

export const noSuchPhoto = () => new Problem(404, 'no_such_photo', 'there is no such photo');
export const photoInUse = () =>
  new Problem(409, 'photo_in_use', 'a listing has this photo: take it off the listing first');
export const photoTooLarge = () => new Problem(413, 'photo_too_large', `a photo has at most ${MEGABYTES} MB`);
export const notAnImage = () => new Problem(422, 'photo_not_an_image', 'the file is no picture');
export const typeUnsupported = () =>
  new Problem(
    415,
    'photo_type_unsupported',
    'photos are JPEG, PNG, WebP, AVIF or HEIC, by what the file says of itself',
  );
export const photoTruncated = () => new Problem(422, 'photo_truncated', 'the file ends before the picture does');
export const photosBusy = (seconds: number) =>
  new Problem(503, 'photos_busy', 'too many photos are being taken or wait to be made ready', undefined, seconds);
export const photosOfHourUsed = (seconds: number) =>
  new Problem(
    429,
    'photos_of_hour_used',
    'the account has uploaded as many photos as it may in an hour',
    undefined,
    seconds,
  );
export const photosUnusedFull = () =>
  new Problem(409, 'photos_unused_full', 'too many photos of the account are on no listing');
