import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ExportStore } from './export-store.port.ts';

export class FolderExportStore implements ExportStore {
  constructor(readonly name: string) {}

  async read(path: string): Promise<Uint8Array | undefined> {
    return readFile(join(this.name, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  async write(path: string, bytes: Uint8Array): Promise<void> {
    const file = join(this.name, path);
    await mkdir(dirname(file), { recursive: true });
    const unfinished = `${file}.unfinished`;
    const handle = await open(unfinished, 'w');
    try {
      await handle.writeFile(bytes);
      // Files must survive a power failure before the manifest lists them.
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.name, path), { force: true });
  }
}
