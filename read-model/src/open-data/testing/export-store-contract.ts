import { expect, it } from 'vitest';
import type { ExportStore } from '../export-store.port.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

export function exportStoreContract(open: () => ExportStore): void {
  it('returns a file byte for byte, and the newer one after it was written again', async () => {
    const store = open();
    await store.write('events/2026-11-21.parquet', bytes('one'));
    expect(Buffer.from((await store.read('events/2026-11-21.parquet'))!)).toEqual(Buffer.from('one'));
    await store.write('events/2026-11-21.parquet', bytes('another'));
    expect(new TextDecoder().decode(await store.read('events/2026-11-21.parquet'))).toBe('another');
  });

  it('distinguishes a missing file from an empty one, and removes files that may be missing', async () => {
    const store = open();
    expect(await store.read('nothing.parquet')).toBeUndefined();
    await store.write('empty.parquet', bytes(''));
    expect((await store.read('empty.parquet'))?.byteLength).toBe(0);
    await store.remove('empty.parquet');
    await store.remove('empty.parquet');
    expect(await store.read('empty.parquet')).toBeUndefined();
  });
}
