import { IMPORT_MAX_PARTS, IMPORT_PART_BYTES } from '@naksha/events/wire/imports';

export type FileProblem = 'empty' | 'tooLarge' | 'workbook' | 'notCsv' | 'unopened';

const WORKBOOKS = [
  // XLSX files are ZIP files.
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const OTHER_FILES = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
];
const SIGNATURE_BYTES = 4;

/** The name is ignored. */
export async function findFileProblem(file: Blob): Promise<FileProblem | undefined> {
  if (file.size > IMPORT_MAX_PARTS * IMPORT_PART_BYTES) return 'tooLarge';
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  } catch {
    // A dropped folder, or a deleted file.
    return 'unopened';
  }
  if (bytes.length === 0) return 'empty';
  const hasSignature = (signature: readonly number[]) => signature.every((byte, k) => bytes[k] === byte);
  if (WORKBOOKS.some(hasSignature)) return 'workbook';
  return OTHER_FILES.some(hasSignature) ? 'notCsv' : undefined;
}
