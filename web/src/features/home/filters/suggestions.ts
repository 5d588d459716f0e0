import { type Position, splitWords } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';

/** Requirement F-02. */
export const MAX_SUGGESTIONS = 18;

export type Suggestion = {
  name: string;
  type: 'locality' | 'project' | 'property';
  slug: string;
  city: string;
  position: Position;
};

/**
 * Localities that what is typed may mean: each typed word begins one of the name's, or is a letter or two away.
 * Those that begin as typed come first, then the nearest by spelling, in the gazetteer's order.
 */
export function suggest(cities: readonly City[], typed: string): Suggestion[] {
  const words = splitWords(typed);
  if (words.length === 0) return [];
  const found: { suggestion: Suggestion; distance: number }[] = [];
  for (const city of cities)
    for (const { id, name, position } of city.localities) {
      const names = splitWords(`${name} ${city.name}`);
      const distance = words.reduce((sum, word) => sum + Math.min(...names.map((other) => away(word, other))), 0);
      if (Number.isFinite(distance))
        found.push({ suggestion: { name, type: 'locality', slug: id, city: city.name, position }, distance });
    }
  return found
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ suggestion }) => suggestion);
}

/** 0 for the same beginning, else how many letters are wrong; infinite beyond what is still a slip of the finger. */
function away(typed: string, word: string): number {
  if (word.startsWith(typed)) return word === typed ? 0 : 0.1;
  // A wrong digit is another sector, not a slip.
  if (typed.length < 4 || /\d/.test(typed)) return Number.POSITIVE_INFINITY;
  const allowed = typed.length < 8 ? 1 : 2;
  const distance = edits(
    typed,
    word.slice(0, Math.max(typed.length, word.length > typed.length + allowed ? typed.length : word.length)),
  );
  return distance <= allowed ? distance : Number.POSITIVE_INFINITY;
}

/** Letters to insert, leave out, replace or swap (optimal string alignment). */
function edits(a: string, b: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, k) => k)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    [before, last] = [last, row];
  }
  return last[b.length];
}
