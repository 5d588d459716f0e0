import type { LoadReport } from './load-content.ts';

const COLLATOR = new Intl.Collator('en', { numeric: true });

/** What became of each line that is not as it was, and how many are. */
export function printReport({ loaded, refused }: LoadReport): string {
  const count = (wanted: string) => loaded.filter(({ outcome }) => outcome === wanted).length;
  const changed = loaded.filter(({ outcome }) => outcome !== 'same');
  return [
    ...changed.map(({ file, line, outcome }) => `${file}:${line} ${outcome}`).sort(COLLATOR.compare),
    ...refused.map(({ file, line, reason }) => `${file}:${line} refused: ${reason}`).sort(COLLATOR.compare),
    `${count('new')} new, ${count('changed')} changed, ${count('same')} as they were, ${refused.length} refused`,
  ].join('\n');
}
