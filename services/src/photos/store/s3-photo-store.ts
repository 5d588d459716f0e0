import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { PhotoId } from '@naksha/events/kernel';
import type { PhotoFile, PhotoStore } from './photo-store.port.ts';

export type S3Address = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string };

const CONNECT_MS = 5_000;
/** Nothing came for so long. */
const SILENT_MS = 30_000;

/** A bucket of whatever speaks S3. The bucket is there already, and nobody but us may read it. */
export class S3PhotoStore implements PhotoStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ endpoint, bucket, region, accessKey, secretKey }: S3Address) {
    this.bucket = bucket;
    this.client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      // Names of buckets in front of the host want a DNS of their own, which few servers but Amazon's have.
      forcePathStyle: true,
      // Its newer checksums are Amazon's alone; the signature covers the body.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENT_MS },
    });
  }

  async put(file: PhotoFile, path: string): Promise<void> {
    const { size } = await stat(path);
    const body = createReadStream(path);
    try {
      await this.client.send(
        new PutObjectCommand({ Bucket: this.bucket, Key: keyOf(file), Body: body, ContentLength: size }),
      );
    } finally {
      body.destroy();
    }
  }

  async get(file: PhotoFile) {
    try {
      const found = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: keyOf(file) }));
      return { bytes: found.ContentLength ?? 0, body: found.Body as Readable };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async remove(file: PhotoFile): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: keyOf(file) }));
  }

  async removeAll(photo: PhotoId): Promise<void> {
    const listed = { Bucket: this.bucket, Prefix: `${folderOf(photo)}/` };
    const { Contents = [] } = await this.client.send(new ListObjectsV2Command(listed));
    // One by one, because deleting many at once wants a checksum that not every server knows; a photo has seven.
    for (const { Key } of Contents)
      if (Key) await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key }));
  }

  /** @throws where the bucket can't be asked */
  async assertReachable(): Promise<void> {
    await this.client.send(new ListObjectsV2Command({ Bucket: this.bucket, MaxKeys: 1 }));
  }

  close(): void {
    this.client.destroy();
  }
}

const folderOf = (photo: PhotoId): string => `photos/${photo}`;
const keyOf = ({ photo, name }: PhotoFile): string => `${folderOf(photo)}/${name}`;
