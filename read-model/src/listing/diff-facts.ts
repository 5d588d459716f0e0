import type { MaterialFacts } from '@naksha/events/contracts';
import type { FactChange } from '@naksha/events/wire/review';

export function listFactChanges(now: MaterialFacts, proposed: MaterialFacts): FactChange[] {
  const fields = [...new Set([...Object.keys(now), ...Object.keys(proposed)])].sort() as (keyof MaterialFacts)[];
  // Place ids only repeat position and wording.
  return fields
    .filter((field): field is Exclude<keyof MaterialFacts, 'placeIds'> => field !== 'placeIds')
    .map((field) => ({ field, from: now[field] ?? null, to: proposed[field] ?? null }))
    .filter(({ from, to }) => sorted(from) !== sorted(to));
}

/** Stored documents have no key order. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  );
