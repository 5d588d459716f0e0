import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metrics } from '../metrics/metrics.ts';

export const BACKUP_FIGURES = 'naksha-backup.prom';

/** For containers without a node exporter. Without a backup the metric is missing, which an alert detects too. */
export function reportNewestBackup(folder: string, metrics: Metrics): void {
  metrics.gauge('backup_taken_timestamp_seconds', 'Unix time of the last backup', async () => {
    const text = await readFile(join(folder, BACKUP_FIGURES), 'utf8');
    const found = /^naksha_backup_taken_timestamp_seconds (\d+)$/m.exec(text);
    if (!found) throw new Error(`${BACKUP_FIGURES} does not contain the metric naksha_backup_taken_timestamp_seconds`);
    return Number(found[1]);
  });
}
