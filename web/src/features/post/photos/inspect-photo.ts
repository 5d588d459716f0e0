import { MAX_PHOTO_BYTES } from '@naksha/events/kernel';
import { t } from '../../../shared/messages/t.ts';
import { readPhotoType } from './photo-type.ts';

/** @returns why a file need not be sent, in words; else what it is sent as */
export async function inspectPhoto(file: File): Promise<{ fault: string } | { type: string }> {
  if (file.size > MAX_PHOTO_BYTES) return { fault: t('photos.problem.photo_too_large') };
  const type = await readPhotoType(file).catch(() => undefined);
  return type ? { type: `image/${type}` } : { fault: t('photos.problem.photo_type_unsupported') };
}
