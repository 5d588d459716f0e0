import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FolderPhotoStore, type PhotoStore } from '@naksha/services';
import type { Config } from '../config/config.ts';
import { ensureWritableFolder } from '../process/create-folder.ts';

export async function openPhotoStore(config: Config): Promise<PhotoStore> {
  if (!config.S3_ENDPOINT) return new FolderPhotoStore(photoFolder(config));
  // Loaded on demand, because the client is slow to load.
  const { S3PhotoStore } = await import('@naksha/services/s3');
  return new S3PhotoStore({
    endpoint: config.S3_ENDPOINT,
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
  });
}

export function createPhotoFolder(config: Config): void {
  if (config.S3_ENDPOINT) return;
  const folder = photoFolder(config);
  ensureWritableFolder('NAKSHA_DATA_DIR', folder, OWNER_ONLY);
  restrictToOwner(folder);
}

const OWNER_ONLY = 0o700;

/**
 * Folders made before 27 November 2026 were readable by every user. Closing these closes everything below; there are at most 256.
 */
export function restrictToOwner(folder: string): void {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const path of [folder, ...below.map(({ name }) => join(folder, name))])
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, OWNER_ONLY);
}

const photoFolder = ({ NAKSHA_DATA_DIR }: Config): string => join(NAKSHA_DATA_DIR, 'photos');
