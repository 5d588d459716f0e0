import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { OPEN_TABLES } from '@naksha/events/open-data';
import { decodeParquet, exportOpenData, FolderExportStore } from '@naksha/read-model/open-data';
import type pg from 'pg';

export async function readExport(pool: pg.Pool): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'naksha-export-'));
  try {
    const { manifest } = await exportOpenData({
      reader: new PostgresEventStore({ pool, ids: new RandomIds() }),
      store: new FolderExportStore(folder),
      noiseKey: Buffer.alloc(32, 1),
    });
    const files = await Promise.all(
      manifest.files.map(async ({ path, table }) =>
        decodeParquet(OPEN_TABLES[table], await readFile(join(folder, path))),
      ),
    );
    return [JSON.stringify(manifest), ...files.flat().map((row) => JSON.stringify(row))].join('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}
