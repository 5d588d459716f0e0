import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findUnusedChains } from './event-pieces.ts';
import { listBackups, readManifest } from './manifest.ts';
import { PHOTOS } from './photo-files.ts';
import { readPhotoList } from './photo-list.ts';

/** What people are told of how long an erased person is in backups (docs/security.md). */
export const KEPT_DAYS = 35;
const DAY_MS = 86_400_000;

export type Pruned = {
  deleted: string[];
  photos: number;
  /** The newest there is, where it is older than all may be: without it there would be none. */
  overdue?: string;
};

/**
 * Deletes backups that are older than 35 days, and what they alone needed: photos, and events of a table that is no more. The newest
 * is left however old it is.
 */
export async function pruneBackups(folder: string, now: Date): Promise<Pruned> {
  const { finished } = listBackups(folder);
  const manifests = finished.map((name) => ({ name, ...readManifest(join(folder, name)) }));
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
  // One that is under way has no manifest yet: what it has copied is for it.
  const chains = kept.length > 0 ? findUnusedChains(folder, pieces) : [];
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
