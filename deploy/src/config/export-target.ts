/** Where open data are written. */
export type ExportTarget = { folder: string } | { bucket: string; prefix: string };

export const EXPORT_TARGET_FORM = 'must be a folder or s3://bucket/prefix';

const BUCKET = /^s3:\/\/([\w.-]+)(?:\/(.*?))?\/?$/i;
/** Of two letters or more: one alone is a drive of Windows. */
const SCHEME = /^[a-z][a-z0-9+.-]+:/i;

/** @returns undefined for an address of another kind, or one that is misspelt: a folder of that name is what nobody means */
export function readExportTarget(text: string): ExportTarget | undefined {
  const [, bucket, prefix = ''] = BUCKET.exec(text) ?? [];
  if (bucket) return { bucket, prefix };
  return SCHEME.test(text) ? undefined : { folder: text };
}
