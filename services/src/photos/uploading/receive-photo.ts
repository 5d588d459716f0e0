import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { detectPhotoType, MAX_PHOTO_BYTES, type PhotoType, SIGNATURE_BYTES } from '@naksha/events/kernel';
import {
  notAnImageProblem,
  photoTooLargeProblem,
  photoTruncatedProblem,
  photoTypeUnsupportedProblem,
} from '../photo-problems.ts';

export type ReceivedPhoto = { type: PhotoType; bytes: number; sha256: string };

/**
 * Stops as soon as the upload is invalid. The rest of the body is discarded rather than cut off, because the response
 * uses the same connection.
 */
export async function saveUploadedPhoto(body: Readable, path: string): Promise<ReceivedPhoto> {
  const file = await open(path, 'wx');
  const hash = createHash('sha256');
  let start = Buffer.alloc(0);
  let type: PhotoType | undefined;
  let bytes = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_PHOTO_BYTES) throw photoTooLargeProblem();
      if (start.length < SIGNATURE_BYTES)
        start = Buffer.concat([start, chunk.subarray(0, SIGNATURE_BYTES - start.length)]);
      if (start.length === SIGNATURE_BYTES) type ??= assertPhoto(start);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } catch (error) {
    body.resume();
    // The client disconnected.
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') throw photoTruncatedProblem();
    throw error;
  } finally {
    await file.close();
  }
  type ??= assertPhoto(start);
  if (type === 'webp' && start.readUInt32LE(4) + 8 > bytes) throw photoTruncatedProblem();
  return { type, bytes, sha256: hash.digest('base64url') };
}

function assertPhoto(start: Buffer): PhotoType {
  const type = detectPhotoType(start);
  if (type === undefined) throw notAnImageProblem();
  if (type === 'other') throw photoTypeUnsupportedProblem();
  return type;
}
