import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PhotoId } from '@naksha/events/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { photoStoreContract } from '../../testing/photo-store-contract.ts';
import { FolderPhotoStore } from './folder-photo-store.ts';

const root = mkdtempSync(join(tmpdir(), 'naksha-photos-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('photos in a folder', () => {
  photoStoreContract(() => new FolderPhotoStore(root));

  it('are deleted even while another file of the same photo arrives', async () => {
    const store = new FolderPhotoStore(join(root, 'busy'));
    const photo = '019ab000-0000-7000-8000-0000000000fe' as PhotoId;
    const file = join(root, 'a-file');
    writeFileSync(file, 'a picture');
    for (let round = 0; round < 200; round++) {
      const names = Array.from({ length: 4 }, (_, k) => `${round}-${k}.webp`);
      const putting = Promise.allSettled(names.map((name) => store.put({ photo, name }, file)));
      await store.removeAll(photo);
      await putting;
    }
  });

  it('leave nothing of a file that could not be written', async () => {
    const photo = '019ab000-0000-7000-8000-0000000000ff' as PhotoId;
    const store = new FolderPhotoStore(join(root, 'halves'));
    await expect(store.put({ photo, name: 'original' }, '/not/there')).rejects.toThrow();
    expect(readdirSync(join(root, 'halves', 'ff', photo))).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('are readable only by their owner', async () => {
    const photo = '019ab000-0000-7000-8000-0000000000fd' as PhotoId;
    const file = join(root, 'open-to-all');
    writeFileSync(file, 'a picture', { mode: 0o644 });
    await new FolderPhotoStore(join(root, 'private')).put({ photo, name: 'original' }, file);
    const modes = ['', 'fd', `fd/${photo}`, `fd/${photo}/original`].map(
      (path) => statSync(join(root, 'private', path)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o700, 0o700, 0o600]);
  });
});
