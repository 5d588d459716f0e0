import { join } from 'node:path';
import { syncedWrite } from './synced-write.ts';

/** What Prometheus' node exporter reads where `--collector.textfile.directory` is the folder of backups. */
const FIGURES = 'naksha-backup.prom';

/** The process that takes backups has gone when Prometheus asks: its figures stay in a file. */
export const tellBackup = (folder: string, takenAt: Date): Promise<void> =>
  syncedWrite(
    join(folder, FIGURES),
    `# HELP naksha_backup_taken_timestamp_seconds When the last backup was taken\n` +
      `# TYPE naksha_backup_taken_timestamp_seconds gauge\n` +
      `naksha_backup_taken_timestamp_seconds ${Math.floor(takenAt.getTime() / 1000)}\n`,
    0o644,
  );
