import { detectPhotoType, MAX_PHOTO_BYTES, type PhotoId, SIGNATURE_BYTES } from '@naksha/events/kernel';
import type { OwnPhotos } from '@naksha/events/wire/photos';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson, sendCommand } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { t } from '../../../shared/messages/t.ts';
import type { UploadDeps } from './photo-uploads.ts';
import { uploadPhoto } from './send-photo.ts';

/** Never cached. */
const photoStatusQuery = (ids: readonly PhotoId[]) =>
  queryOptions({
    queryKey: ['me', 'photos', ids],
    queryFn: async ({ signal }) =>
      (await fetchJson<OwnPhotos>('/me/photos', { query: { ids: ids.join(',') }, signal })).photos,
    staleTime: 0,
    gcTime: 0,
  });

/** CSS pixels of a thumbnail: several originals would exhaust a phone's memory. */
const ACROSS = 400;

/** One at a time, for the same reason. */
let last: Promise<unknown> = Promise.resolve();

/** Undefined if the browser cannot decode the file (often HEIC). */
function createThumbnail(file: Blob): Promise<string | undefined> {
  const drawn = last.then(() => draw(file).catch(() => undefined));
  last = drawn;
  return drawn;
}

async function draw(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file, { resizeWidth: ACROSS, resizeQuality: 'medium' });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
  return small ? URL.createObjectURL(small) : undefined;
}

export const uploadDeps: UploadDeps = {
  inspect: checkPhotoFile,
  draw: createThumbnail,
  send: uploadPhoto,
  look: (ids) => queryClient.fetchQuery(photoStatusQuery(ids)),
  discard: (id) => {
    // The server deletes unused uploads after a day anyway.
    sendCommand('DELETE', `/photos/${id}`, undefined).catch((error) => console.warn('photo deletion failed:', error));
  },
  after: (ms, wake) => {
    const timer = setTimeout(wake, ms);
    return () => clearTimeout(timer);
  },
};

/** By its first bytes, like the server, because names and types are often wrong. */
export async function checkPhotoFile(file: File): Promise<{ fault: string } | { type: string }> {
  if (file.size > MAX_PHOTO_BYTES) return { fault: t('photos.problem.photo_too_large') };
  const start = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const type = detectPhotoType(new Uint8Array(start));
  return type && type !== 'other' ? { type: `image/${type}` } : { fault: t('photos.problem.photo_type_unsupported') };
}
