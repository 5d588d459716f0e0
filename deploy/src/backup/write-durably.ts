import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Completely and durably, or not at all. By default only the owner can read it, because backups contain personal
 * data.
 */
export async function writeFileDurably(path: string, text: string, mode = 0o600): Promise<void> {
  const half = `${path}.half`;
  const file = await open(half, 'w', mode);
  try {
    await file.writeFile(text);
  } finally {
    await file.close();
  }
  await renameFileDurably(half, path);
}

export async function renameFileDurably(half: string, path: string): Promise<void> {
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
