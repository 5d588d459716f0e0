import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoId } from '@naksha/events/kernel';
import type { PhotoFile, PhotoStore } from './photo-store.port.ts';

/** Photos of listings under review are private. */
const [OWNER_FOLDER, OWNER_FILE] = [0o700, 0o600];

/** Shared by all processes: a folder per photo, in one of 256 parents. */
export class FolderPhotoStore implements PhotoStore {
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  async put({ photo, name }: PhotoFile, path: string): Promise<void> {
    const folder = this.folderOf(photo);
    await mkdir(folder, { recursive: true, mode: OWNER_FOLDER });
    // So that partial files are never read.
    const half = join(folder, `${name}.${randomUUID()}.half`);
    try {
      await copyFile(path, half);
      await chmod(half, OWNER_FILE);
      await syncToDisk(half);
      await rename(half, join(folder, name));
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
    await syncToDisk(folder);
  }

  async get({ photo, name }: PhotoFile) {
    try {
      const handle = await open(join(this.folderOf(photo), name));
      return { bytes: (await handle.stat()).size, body: handle.createReadStream() };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove({ photo, name }: PhotoFile): Promise<void> {
    await rm(join(this.folderOf(photo), name), { force: true });
  }

  async removeAll(photo: PhotoId): Promise<void> {
    // A file added meanwhile is deleted at the next check.
    await rm(this.folderOf(photo), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }

  /** The end of an id is random; its start is a time. */
  private folderOf(photo: PhotoId): string {
    return join(this.root, photo.slice(-2), photo);
  }
}

/** Acknowledged files must survive a power failure, as events do. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
