import type { Replayed } from '@naksha/read-model';

export function printReplay({
  before,
  after,
  equal,
  differing,
  differences,
  newCode,
  generation,
  replaced,
}: Replayed): string {
  const content = ({ documents, hash }: Replayed['before']) => `${documents} documents, hash ${hash}`;
  return [
    `  live before   ${content(before)} (generation ${replaced})`,
    `  rebuilt       ${content(after)} (generation ${generation}, live now)`,
    equal ? '  the hashes are equal' : `  ${differing} documents differ${newCode ? ', made by newer code' : ''}:`,
    ...differences.map(({ kind, id, change }) => `    ${kind} ${id} ${change}`),
  ].join('\n');
}
