import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whole and on the disk, or not there. @param mode for the owner's eyes by default: a backup has people in it */
export async function syncedWrite(path: string, text: string, mode = 0o600): Promise<void> {
  const half = `${path}.half`;
  const file = await open(half, 'w', mode);
  try {
    await file.writeFile(text);
  } finally {
    await file.close();
  }
  await moveSynced(half, path);
}

/** Gives a finished file its name, once its bytes are on the disk; the name is too when it answers. */
export async function moveSynced(half: string, path: string): Promise<void> {
  await sync(half);
  await rename(half, path);
  await sync(dirname(path));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
