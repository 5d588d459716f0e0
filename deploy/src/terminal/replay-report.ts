import type { Replayed } from '@naksha/read-model';

export function printReplay({
  before,
  after,
  equal,
  differing,
  differences,
  newCode,
  lost,
  generation,
  replaced,
}: Replayed): string {
  const content = ({ documents, hash }: Replayed['before']) => `${documents} documents, hash ${hash}`;
  return [
    ...(lost ? [`  Discarded the previous documents: ${lost}`] : []),
    `  live before   ${content(before)} (generation ${replaced})`,
    `  rebuilt       ${content(after)} (generation ${generation}, live now)`,
    equal ? '  hashes match' : `  ${differing} documents differ${newCode ? ' (built by newer code)' : ''}:`,
    ...differences.map(({ kind, id, change }) => `    ${kind} ${id} ${change}`),
  ].join('\n');
}
