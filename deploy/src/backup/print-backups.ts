import { join } from 'node:path';
import type { BackupTaken } from './make-backup.ts';
import { listBackups, readManifest } from './manifest.ts';
import { KEPT_DAYS, type Pruned } from './prune-backups.ts';
import type { Restored } from './restore-backup.ts';

export const printTaken = (folder: string, { name, events, newEvents, rows, photos }: BackupTaken): string =>
  `${join(folder, name)}: ${events} events (${newEvents} of them new), ${rows} other rows, ${photos} files of photos`;

export function printBackups(folder: string): string {
  const { finished, brokenOff } = listBackups(folder);
  if (finished.length + brokenOff.length === 0) return `there is no backup in ${folder}`;
  return [
    ...finished.map((name) => {
      const { events, tables, photos } = readManifest(join(folder, name));
      const count = (pieces: readonly { rows: number }[]) => pieces.reduce((sum, { rows }) => sum + rows, 0);
      return `${name}  ${count(events.pieces)} events, ${count(tables)} other rows, ${photos.rows} files of photos`;
    }),
    ...brokenOff.map((name) => `${name}  broke off; the next backup clears it away`),
  ].join('\n');
}

export function printPruned({ deleted, photos, overdue }: Pruned): string {
  return [
    `${deleted.length} older than ${KEPT_DAYS} days deleted${deleted.length > 0 ? `: ${deleted.join(', ')}` : ''}; ${photos} photos with them`,
    ...(overdue ? [`${overdue} is older too, but the only one left: take another one, and prune again`] : []),
  ].join('\n');
}

export const printRestored = (
  name: string,
  { takenAt, events, rows, photos, migrated, sessionsEnded }: Restored,
): string =>
  [
    `${name} is restored: ${events} events, ${rows} other rows, ${photos} files of photos; the hashes are equal`,
    ...(migrated.length > 0 ? [`brought to this version: ${migrated.join(', ')}`] : []),
    `everybody signs in again: ${sessionsEnded} sessions of the backup are ended, and codes, enrolments and recovery codes with them`,
    `to be repeated by hand, what was done since ${takenAt.toISOString()}: accounts blocked or unblocked, roles and second factors given or taken (docs/operations.md, Backup and restore)`,
    'the erasure ledger is applied. Start the processes: the projector makes all documents of the events',
  ].join('\n');
