import { S3Client } from '@aws-sdk/client-s3';

/** Whatever speaks S3, with one of its buckets, which is there already. */
export type S3Address = { endpoint: string; region: string; accessKey: string; secretKey: string; bucket: string };

const CONNECT_MS = 5_000;
/** Nothing came for so long. */
const SILENT_MS = 30_000;

export const openS3Client = ({ endpoint, region, accessKey, secretKey }: Omit<S3Address, 'bucket'>): S3Client =>
  new S3Client({
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
