import { join } from 'node:path';
import type { BackupResult } from './make-backup.ts';
import { listBackups, readBackupManifest } from './manifest.ts';
import { KEPT_DAYS, type Pruned } from './prune-backups.ts';
import type { Restored } from './restore-backup.ts';

export const formatBackupResult = (folder: string, { name, events, newEvents, rows, photos }: BackupResult): string =>
  `${join(folder, name)}: ${events} events (${newEvents} new), ${rows} other rows, ${photos} photo files`;

export function formatBackupList(folder: string): string {
  const { finished, brokenOff } = listBackups(folder);
  if (finished.length + brokenOff.length === 0) return `No backups in ${folder}.`;
  return [
    ...finished.map((name) => {
      const { events, tables, photos } = readBackupManifest(join(folder, name));
      const count = (pieces: readonly { rows: number }[]) => pieces.reduce((sum, { rows }) => sum + rows, 0);
      return `${name}  ${count(events.pieces)} events, ${count(tables)} other rows, ${photos.rows} photo files`;
    }),
    ...brokenOff.map((name) => `${name}  incomplete; the next backup removes it`),
  ].join('\n');
}

export function formatPrunedBackups({ deleted, photos, overdue }: Pruned): string {
  return [
    `Deleted ${deleted.length} backups older than ${KEPT_DAYS} days${deleted.length > 0 ? ` (${deleted.join(', ')})` : ''} and ${photos} photos`,
    ...(overdue
      ? [`Kept ${overdue}, although it is older, because it is the only backup. Take a new one and prune again.`]
      : []),
  ].join('\n');
}

export const formatRestoreResult = (
  name: string,
  { takenAt, events, rows, photos, migrated, sessionsEnded }: Restored,
): string =>
  [
    `Restored ${name}: ${events} events, ${rows} other rows, ${photos} photo files; all hashes match`,
    ...(migrated.length > 0 ? [`Applied migrations: ${migrated.join(', ')}`] : []),
    `Deleted ${sessionsEnded} sessions and all sign-in, enrolment and recovery codes: every user must sign in again`,
    `Repeat the changes made after ${takenAt.toISOString()}: blocked accounts, staff roles, second factors (docs/operations.md, Restore)`,
    'Applied the erasure ledger. Start the processes now; the projector rebuilds all documents.',
  ].join('\n');
