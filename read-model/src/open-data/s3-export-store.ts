import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  openS3Client,
  PutObjectCommand,
  type S3Client,
  type S3ConnectionOptions,
} from '@naksha/events/s3';
import type { ExportStore } from './export-store.port.ts';

/** Without leading or trailing slash; empty for the whole bucket. */
export type S3ExportAddress = S3ConnectionOptions & { prefix: string };

export class S3ExportStore implements ExportStore {
  readonly name: string;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor({ bucket, prefix, ...server }: S3ExportAddress) {
    this.name = ['s3:/', bucket, prefix].filter(Boolean).join('/');
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#client = openS3Client(server);
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#object(path)));
      return await Body?.transformToByteArray();
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async write(path: string, bytes: Uint8Array): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({ ...this.#object(path), Body: bytes, ContentLength: bytes.byteLength }),
    );
  }

  async remove(path: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#object(path)));
  }

  close(): void {
    this.#client.destroy();
  }

  #object(path: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: [this.#prefix, path].filter(Boolean).join('/') };
  }
}
