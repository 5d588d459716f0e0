import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PHOTO_FORMATS, PHOTO_SIZES, type PhotoId } from '@naksha/events/kernel';
import type { PhotoStore } from '@naksha/services';
import type pg from 'pg';
import type { Pace } from './pace.ts';
import { renameFileDurably } from './write-durably.ts';

export const PHOTOS = 'photos';

export type StoredPhoto = { id: PhotoId; state: string; original: string | null };
/** A photo file in the folder of all backups: its name in the store, and its SHA-256. */
export type PhotoCopy = { photo: PhotoId; name: string; sha256: string };

/** Photos with files: originals first, because they are deleted after preparation. */
export async function listPhotosWithFiles(client: pg.ClientBase): Promise<StoredPhoto[]> {
  const { rows } = await client.query<StoredPhoto>(
    `select id, state, original from photo where account is not null and state in ('waiting', 'ready')
     order by state = 'waiting' desc, id`,
  );
  return rows;
}

const listFileNames = ({ state, original }: StoredPhoto): string[] =>
  state === 'waiting'
    ? original
      ? [original]
      : []
    : PHOTO_SIZES.flatMap((size) => PHOTO_FORMATS.map((format) => `${size}.${format}`));

export const photoBackupFolder = (photo: string): string => join(PHOTOS, photo.slice(-2), photo);
export const photoCopyPath = ({ photo, name, sha256 }: PhotoCopy): string =>
  join(photoBackupFolder(photo), `${name}~${sha256}`);

/** A file missing in the store is a size larger than the photo, or was deleted since the backup started. */
export async function copyPhotoToBackup(
  store: PhotoStore,
  photo: StoredPhoto,
  folder: string,
  pace: Pace,
): Promise<PhotoCopy[]> {
  const place = join(folder, photoBackupFolder(photo.id));
  const there = new Map((await readdir(place).catch(() => [])).map((file) => file.split('~') as [string, string]));
  const copies: PhotoCopy[] = [];
  for (const name of listFileNames(photo)) {
    const known = there.get(name);
    const sha256 = known ?? (await copyFile(store, { photo: photo.id, name }, place, pace));
    if (sha256) copies.push({ photo: photo.id, name, sha256 });
  }
  return copies;
}

async function copyFile(
  store: PhotoStore,
  file: { photo: PhotoId; name: string },
  place: string,
  pace: Pace,
): Promise<string | undefined> {
  const found = await store.get(file);
  if (!found) return undefined;
  await mkdir(place, { recursive: true, mode: 0o700 });
  const half = join(place, `half-${randomUUID()}`);
  const hash = createHash('sha256');
  try {
    await pipeline(found.body, hashing(hash), pace.stream(), createWriteStream(half, { mode: 0o600 }));
    const sha256 = hash.digest('hex');
    await renameFileDurably(half, join(place, `${file.name}~${sha256}`));
    return sha256;
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

/** @throws if the copy has changed */
export async function restorePhoto(store: PhotoStore, copy: PhotoCopy, folder: string): Promise<void> {
  const path = join(folder, photoCopyPath(copy));
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  if (hash.digest('hex') !== copy.sha256) throw new Error(`${path} is damaged: its hash differs from the manifest’s`);
  await store.put({ photo: copy.photo, name: copy.name }, path);
}

const hashing = (hash: ReturnType<typeof createHash>) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
