import { loadRealServerAddresses } from '@naksha/events/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { S3ExportStore } from './s3-export-store.ts';
import { exportStoreContract } from './testing/export-store-contract.ts';

const address = { ...loadRealServerAddresses().s3, prefix: 'open-data' };

describe('an export in a bucket', () => {
  const store = new S3ExportStore(address);
  afterAll(() => store.close());
  exportStoreContract(() => store);

  it('keeps to its prefix of the bucket', async () => {
    const beside = new S3ExportStore({ ...address, prefix: 'beside' });
    await store.write('areas.parquet', new Uint8Array([1]));
    expect(await beside.read('areas.parquet')).toBeUndefined();
    expect(beside.name).toBe(`s3://${address.bucket}/beside`);
    beside.close();
  });
});
