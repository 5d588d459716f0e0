import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Metrics } from '../metrics/metrics.ts';
import { reportNewestBackup } from '../parts/report-newest-backup.ts';
import { writeBackupMetrics } from './make-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'naksha-backups-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a worker reports the time of the newest backup, and nothing if there is none', async () => {
  const metrics = new Metrics();
  reportNewestBackup(folder, metrics);
  const figure = async () => /^naksha_backup_taken_timestamp_seconds (.+)$/m.exec(await metrics.printMetrics())?.[1];
  expect(await figure()).toBeUndefined();
  for (const taken of ['2026-11-23T06:30:00Z', '2026-11-23T07:30:00Z']) {
    await writeBackupMetrics(folder, new Date(taken));
    expect(Number(await figure()) * 1000).toBe(Date.parse(taken));
  }
});
