import type { PhotoId } from '@naksha/events/kernel';
import { loadRealServerAddresses } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import { photoStoreContract } from '../../testing/photo-store-contract.ts';
import { S3PhotoStore } from './s3-photo-store.ts';

const photo = '019ab000-0000-7000-8000-0000000000ff' as PhotoId;

describe('photos in a bucket', () => {
  photoStoreContract(() => new S3PhotoStore(loadRealServerAddresses().s3));

  it('are inaccessible without the key, which is distinguished from a missing photo', async () => {
    const stranger = new S3PhotoStore({ ...loadRealServerAddresses().s3, secretKey: 'guessed' });
    await expect(stranger.get({ photo, name: '320.avif' })).rejects.toThrow();
    await expect(stranger.assertReachable()).rejects.toThrow();
    await new S3PhotoStore(loadRealServerAddresses().s3).assertReachable();
  });
});
