import { join } from 'node:path';
import { BACKUP_FIGURES } from '../parts/report-newest-backup.ts';
import { writeDurably } from './write-durably.ts';

/** The backup process has ended when Prometheus scrapes, so its metrics stay in a file for a node exporter or a worker. */
export const writeBackupMetrics = (folder: string, takenAt: Date): Promise<void> =>
  writeDurably(
    join(folder, BACKUP_FIGURES),
    `# HELP naksha_backup_taken_timestamp_seconds Unix time of the last backup\n` +
      `# TYPE naksha_backup_taken_timestamp_seconds gauge\n` +
      `naksha_backup_taken_timestamp_seconds ${Math.floor(takenAt.getTime() / 1000)}\n`,
    0o644,
  );
