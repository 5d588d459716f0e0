import { S3Client } from '@aws-sdk/client-s3';

export {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

/** The bucket must exist. */
export type S3ConnectionOptions = {
  endpoint: string;
  region: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
};

const CONNECT_MS = 5_000;
/** Without any data. */
const IDLE_MS = 30_000;

export const openS3Client = ({
  endpoint,
  region,
  accessKey,
  secretKey,
}: Omit<S3ConnectionOptions, 'bucket'>): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Virtual-hosted buckets need wildcard DNS.
    forcePathStyle: true,
    // Only Amazon supports the newer checksums; the signature already covers the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: IDLE_MS },
  });
