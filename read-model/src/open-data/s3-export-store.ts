import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { ExportStore } from './export-store.port.ts';

export type S3ExportAddress = {
  endpoint: string;
  region: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  /** Without a slash at either end; empty for the whole bucket. */
  prefix: string;
};

const CONNECT_MS = 5_000;
/** Nothing came for so long. */
const SILENT_MS = 30_000;

/** A part of a bucket of whatever speaks S3. The bucket is there already. */
export class S3ExportStore implements ExportStore {
  readonly name: string;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor({ endpoint, region, accessKey, secretKey, bucket, prefix }: S3ExportAddress) {
    this.name = ['s3:/', bucket, prefix].filter(Boolean).join('/');
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      // As for photos: other servers than Amazon's know neither names of buckets in the host nor its newer checksums.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENT_MS },
    });
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
