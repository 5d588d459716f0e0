import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { PhotoId } from '@naksha/events/kernel';
import type { Copied } from './copy-rows.ts';
import type { PhotoCopy } from './photo-files.ts';
import { renameFileDurably } from './write-durably.ts';

export const PHOTO_LIST = 'photos.txt';
const LINE = /^([0-9a-f]{64}) {2}([^/]+)\/([^/]+)$/;

/** One line per file, in the format of sha256sum. @returns number of rows and hash */
export async function writePhotoList(path: string, copies: AsyncIterable<PhotoCopy>): Promise<Copied> {
  const half = `${path}.half`;
  await writeFile(half, '', { mode: 0o600 });
  const file = await open(half, 'a');
  const hash = createHash('sha256');
  let rows = 0;
  try {
    for await (const { photo, name, sha256 } of copies) {
      const line = `${sha256}  ${photo}/${name}\n`;
      await file.write(line);
      hash.update(line);
      rows++;
    }
  } finally {
    await file.close();
  }
  await renameFileDurably(half, path);
  return { rows, sha256: hash.digest('hex') };
}

export async function* readPhotoList(path: string): AsyncGenerator<PhotoCopy> {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const [, sha256, photo, name] = LINE.exec(line) ?? [];
    if (!name) throw new Error(`${path} contains an invalid line: ${line}`);
    yield { photo: photo as PhotoId, name, sha256 };
  }
}
