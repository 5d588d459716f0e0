import type { PackFolder } from './pack-folder.ts';
import type { RegionFile } from './region-file.ts';

export function findDataSourceOrReport(pack: PackFolder, { sources }: RegionFile, file: string, name: string) {
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
  if (!source) pack.problems.push({ file, reason: `is not named after a source in region.json: ${name}` });
  return source;
}
