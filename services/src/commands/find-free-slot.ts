import type { Claim } from '@naksha/events/event-store';

/**
 * So many of something, as numbered claims: two requests at once can't both take the last, which counting rows would allow.
 * @param taken every claim of the kind whose key begins with the prefix
 * @returns the claim to the first free one, or undefined where none of `max` is left
 */
export function findFreeSlot(
  taken: readonly Pick<Claim, 'key'>[],
  { kind, prefix, max, owner }: { kind: string; prefix: string; max: number; owner: string },
): Claim | undefined {
  const keys = new Set(taken.map(({ key }) => key));
  for (let n = 1; n <= max; n++) if (!keys.has(prefix + n)) return { kind, key: prefix + n, owner };
  return undefined;
}
