export type ExportTarget = { folder: string } | { bucket: string; prefix: string };

export const EXPORT_TARGET_FORM = 'must be a folder or s3://bucket/prefix';

const BUCKET = /^s3:\/\/([\w.-]+)(?:\/(.*?))?\/?$/i;
/** At least two letters, because one letter is a Windows drive. */
const SCHEME = /^[a-z][a-z0-9+.-]+:/i;

/** @returns undefined for another or misspelt scheme, which nobody means as a folder name */
export function parseExportTarget(text: string): ExportTarget | undefined {
  const [, bucket, prefix = ''] = BUCKET.exec(text) ?? [];
  if (bucket) return { bucket, prefix };
  return SCHEME.test(text) ? undefined : { folder: text };
}
