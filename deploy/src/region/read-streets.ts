import { basename } from 'node:path';
import { decodeStreets } from '@naksha/read-model';
import { findSource } from './find-source.ts';
import type { PackFolder } from './pack-folder.ts';
import type { RegionFile } from './region-file.ts';

const MAX_BYTES = 1_000_000;

/** `streets/SOURCE.bin`, if it exists: a single file, because streets of two sources would not connect. */
export function readStreets(pack: PackFolder, region: RegionFile): Uint8Array | undefined {
  const [file, second] = pack.list('streets', '.bin');
  if (!file) return undefined;
  const report = (field: string, reason: string) => void pack.problems.push({ file: field, reason });
  findSource(pack, region, file, basename(file, '.bin'));
  if (second) report(second, `must be the only file of streets, beside ${file}`);
  const bytes = pack.bytes(file);
  if (!bytes) return undefined;
  if (bytes.length > MAX_BYTES) report(file, `is larger than ${MAX_BYTES / 1e6} MB`);
  try {
    decodeStreets(bytes);
  } catch (error) {
    report(file, (error as Error).message);
  }
  return bytes;
}
