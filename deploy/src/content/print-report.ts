import type { LoadReport } from './load-content.ts';

const COLLATOR = new Intl.Collator('en', { numeric: true });

export function printReport({ loaded, refused }: LoadReport): string {
  const count = (wanted: string) => loaded.filter(({ outcome }) => outcome === wanted).length;
  const changed = loaded.filter(({ outcome }) => outcome !== 'same');
  return [
    ...changed.map(({ file, line, outcome }) => `${file}:${line} ${outcome}`).sort(COLLATOR.compare),
    ...refused.map(({ file, line, reason }) => `${file}:${line} rejected: ${reason}`).sort(COLLATOR.compare),
    `${count('new')} new, ${count('changed')} changed, ${count('same')} unchanged, ${refused.length} rejected`,
  ].join('\n');
}
