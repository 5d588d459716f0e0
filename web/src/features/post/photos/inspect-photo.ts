import { MAX_PHOTO_BYTES, recognisePhotoType, SIGNATURE_BYTES } from '@naksha/events/kernel';
import { t } from '../../../shared/messages/t.ts';

/** By its first bytes, like the server, because names and types are often wrong. */
export async function inspectPhoto(file: File): Promise<{ fault: string } | { type: string }> {
  if (file.size > MAX_PHOTO_BYTES) return { fault: t('photos.problem.photo_too_large') };
  const start = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const type = recognisePhotoType(new Uint8Array(start));
  return type && type !== 'other' ? { type: `image/${type}` } : { fault: t('photos.problem.photo_type_unsupported') };
}
