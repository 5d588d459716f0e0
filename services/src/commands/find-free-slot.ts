import type { Claim } from '@naksha/events/event-store';

/** Numbered claims: unlike counting rows, two concurrent requests cannot both take the last. */
export function findFreeSlotClaim(
  taken: readonly Pick<Claim, 'key'>[],
  { kind, prefix, max, owner }: { kind: string; prefix: string; max: number; owner: string },
): Claim | undefined {
  const keys = new Set(taken.map(({ key }) => key));
  for (let n = 1; n <= max; n++) if (!keys.has(prefix + n)) return { kind, key: prefix + n, owner };
  return undefined;
}
