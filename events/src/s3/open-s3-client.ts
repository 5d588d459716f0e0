import { S3Client } from '@aws-sdk/client-s3';

/** An S3-compatible server and an existing bucket. */
export type S3Address = { endpoint: string; region: string; accessKey: string; secretKey: string; bucket: string };

const CONNECT_MS = 5_000;
/** Time without any data before a request is aborted. */
const IDLE_MS = 30_000;

export const openS3Client = ({ endpoint, region, accessKey, secretKey }: Omit<S3Address, 'bucket'>): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Virtual-hosted buckets need wildcard DNS, which few servers besides Amazon's have.
    forcePathStyle: true,
    // Only Amazon supports the newer checksums; the signature already covers the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: IDLE_MS },
  });
