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
    ...(lost ? [`  The documents there were could not be continued and are given up: ${lost}`] : []),
    `  live before   ${content(before)} (generation ${replaced})`,
    `  rebuilt       ${content(after)} (generation ${generation}, live now)`,
    equal ? '  the hashes are equal' : `  ${differing} documents differ${newCode ? ', made by newer code' : ''}:`,
    ...differences.map(({ kind, id, change }) => `    ${kind} ${id} ${change}`),
  ].join('\n');
}
