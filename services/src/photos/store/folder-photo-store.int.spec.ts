import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

  it('leave nothing of a file that could not be written', async () => {
    const photo = '019ab000-0000-7000-8000-0000000000ff' as PhotoId;
    const store = new FolderPhotoStore(join(root, 'halves'));
    await expect(store.put({ photo, name: 'original' }, '/not/there')).rejects.toThrow();
    expect(readdirSync(join(root, 'halves', 'ff', photo))).toEqual([]);
  });
});
