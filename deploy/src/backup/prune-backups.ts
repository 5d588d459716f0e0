import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findUnreferencedEventFolders } from './event-pieces.ts';
import { listBackups, readBackupManifest } from './manifest.ts';
import { PHOTOS } from './photo-files.ts';
import { readPhotoList } from './photo-list.ts';

/** How long an erased person may remain in backups, as promised in docs/security.md. */
export const KEPT_DAYS = 35;
const DAY_MS = 86_400_000;

export type Pruned = {
  deleted: string[];
  photos: number;
  /** The newest backup, if it is older than allowed; it is kept, because there would be none otherwise. */
  overdue?: string;
};

/** Keeps the newest, however old. */
export async function pruneBackups(folder: string, now: Date): Promise<Pruned> {
  const { finished } = listBackups(folder);
  const manifests = finished.map((name) => ({ name, ...readBackupManifest(join(folder, name)) }));
  const isOld = ({ takenAt }: { takenAt: Date }) => now.getTime() - takenAt.getTime() > KEPT_DAYS * DAY_MS;
  const old = manifests.filter(isOld);
  const newest = manifests.at(-1);
  const overdue = newest && isOld(newest) ? newest.name : undefined;
  const deleted = old.map(({ name }) => name).filter((name) => name !== overdue);
  const kept = manifests.filter(({ name }) => !deleted.includes(name));
  for (const name of deleted) rmSync(join(folder, name), { recursive: true });
  const used = new Set<string>();
  for (const { photos } of kept)
    for await (const { photo } of readPhotoList(join(folder, photos.file))) used.add(photo);
  const pieces = kept.flatMap(({ events }) => events.pieces);
  // A running backup has no manifest yet, but needs its files.
  const chains = kept.length > 0 ? findUnreferencedEventFolders(folder, pieces) : [];
  for (const chain of chains) rmSync(join(folder, chain), { recursive: true });
  return { deleted, photos: prunePhotos(folder, used), overdue };
}

function prunePhotos(folder: string, used: ReadonlySet<string>): number {
  const root = join(folder, PHOTOS);
  let pruned = 0;
  for (const shelf of existsSync(root) ? readdirSync(root) : [])
    for (const photo of readdirSync(join(root, shelf))) {
      if (used.has(photo)) continue;
      rmSync(join(root, shelf, photo), { recursive: true });
      pruned++;
    }
  return pruned;
}
