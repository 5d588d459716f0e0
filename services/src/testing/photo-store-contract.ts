import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { RandomIds } from '@naksha/events/event-store';
import type { PhotoId } from '@naksha/events/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PhotoStore } from '../photos/store/photo-store.port.ts';

const ids = new RandomIds();
const newPhoto = () => ids.uuid() as PhotoId;

export function photoStoreContract(open: () => PhotoStore): void {
  let folder: string;
  let store: PhotoStore;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'naksha-photo-store-'));
    store = open();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const file = (content: string | Buffer): string => {
    const path = join(folder, createHash('sha256').update(content).digest('hex'));
    writeFileSync(path, content);
    return path;
  };
  const read = async (photo: PhotoId, name: string): Promise<Buffer | undefined> => {
    const found = await store.get({ photo, name });
    if (!found) return undefined;
    const bytes = await buffer(found.body);
    expect(found.bytes).toBe(bytes.length);
    return bytes;
  };

  it('returns a file byte for byte, also a large one', async () => {
    const photo = newPhoto();
    const large = randomBytes(3 * 1024 * 1024 + 1);
    await store.put({ photo, name: '1600.avif' }, file(large));
    expect((await read(photo, '1600.avif'))?.equals(large)).toBe(true);
  });

  it('returns none that was never stored, or of another photo or name', async () => {
    const [photo, other] = [newPhoto(), newPhoto()];
    await store.put({ photo, name: '320.avif' }, file('cover'));
    expect(await read(photo, '320.webp')).toBeUndefined();
    expect(await read(other, '320.avif')).toBeUndefined();
  });

  it('replaces the previous file', async () => {
    const photo = newPhoto();
    for (const content of ['first', 'second']) await store.put({ photo, name: 'original' }, file(content));
    expect(String(await read(photo, 'original'))).toBe('second');
  });

  it('keeps nothing of an unreadable file', async () => {
    const photo = newPhoto();
    await expect(store.put({ photo, name: 'original' }, join(folder, 'not there'))).rejects.toThrow();
    expect(await read(photo, 'original')).toBeUndefined();
  });

  it('deletes one file, or all of a photo, and ignores missing ones', async () => {
    const [photo, other] = [newPhoto(), newPhoto()];
    for (const name of ['original', '320.avif', '320.webp']) await store.put({ photo, name }, file(name));
    await store.put({ photo: other, name: '320.avif' }, file('another'));
    await store.remove({ photo, name: 'original' });
    await store.remove({ photo, name: 'original' });
    expect(await read(photo, 'original')).toBeUndefined();
    expect(String(await read(photo, '320.avif'))).toBe('320.avif');
    await store.removeAll(photo);
    await store.removeAll(photo);
    for (const name of ['320.avif', '320.webp']) expect(await read(photo, name)).toBeUndefined();
    expect(String(await read(other, '320.avif'))).toBe('another');
  });
}
