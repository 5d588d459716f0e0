import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { PhotoId } from '@naksha/events/kernel';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  openS3Client,
  PutObjectCommand,
  type S3Client,
  type S3ConnectionOptions,
} from '@naksha/events/s3';
import type { PhotoFile, PhotoStore } from './photo-store.port.ts';

export class S3PhotoStore implements PhotoStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, ...server }: S3ConnectionOptions) {
    this.bucket = bucket;
    this.client = openS3Client(server);
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
    // The bulk delete needs a checksum that not all servers support.
    for (const { Key } of Contents)
      if (Key) await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key }));
  }

  async assertReachable(): Promise<void> {
    await this.client.send(new ListObjectsV2Command({ Bucket: this.bucket, MaxKeys: 1 }));
  }

  close(): void {
    this.client.destroy();
  }
}

const folderOf = (photo: PhotoId): string => `photos/${photo}`;
const keyOf = ({ photo, name }: PhotoFile): string => `${folderOf(photo)}/${name}`;
