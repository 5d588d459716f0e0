import type { Differences } from '@naksha/read-model/what-if';

const toHtml = (text: unknown): string => String(text).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const said = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value)).slice(0, 300);

export function formatWhatIfReport({
  title,
  events,
  kinds,
  fields,
  examples,
  markers,
  pages,
  duplicates,
}: Differences): string {
  const byKind = Object.entries(kinds).map(([kind, { documents, changed, added, missing }]) => [
    kind,
    documents,
    changed,
    added,
    missing,
  ]);
  const byField = Object.entries(fields).sort(([, a], [, b]) => b - a);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${toHtml(title)}</title>
<style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#16181d}
table{border-collapse:collapse;margin:1rem 0}th,td{text-align:left;padding:.25rem .75rem;border-bottom:1px solid #ccc;vertical-align:top}
td.n{text-align:right;font-variant-numeric:tabular-nums}svg{display:block;max-width:100%}code{word-break:break-all}</style></head><body>
<h1>${toHtml(title)}</h1>
<p>Over ${events} events that happened. An estimate: with another rule people would have done other things, and which of their commands it would have refused is not known from what was recorded.</p>
<h2>Documents by kind</h2>
${table(['Kind', 'Documents', 'Changed', 'Added', 'Missing'], byKind)}
<h2>Fields that differ</h2>
${bars(byField)}
${table(['Field', 'Documents'], byField)}
<h2>Markers on the map</h2>
${bars(Object.entries(markers))}
${table(['What', 'Markers'], Object.entries(markers))}
<h2>Pages of stored searches that list other homes</h2>
${
  pages.length
    ? table(
        ['Page', 'Title', 'Homes now', 'Homes then'],
        pages.map(({ slug, title, before, after }) => [slug, title, before, after]),
      )
    : '<p>None.</p>'
}
<h2>Probable duplicates</h2>
${table(
  ['', 'Pairs'],
  [
    ['as today', duplicates.before],
    ['what if', duplicates.after],
  ],
)}
<h2>Examples</h2>
${
  examples.length
    ? table(
        ['Document', 'Field', 'As today', 'What if'],
        examples.map(({ kind, id, field, before, after }) => [`${kind} ${id}`, field, said(before), said(after)]),
      )
    : '<p>None.</p>'
}
</body></html>
`;
}

const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      (row) =>
        `<tr>${row.map((cell) => (typeof cell === 'number' ? `<td class="n">${cell}</td>` : `<td>${toHtml(cell)}</td>`)).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

const [LINE, NAME, LONGEST] = [24, 220, 400];

function bars(counts: readonly (readonly [string, number])[]): string {
  const most = Math.max(1, ...counts.map(([, count]) => count));
  const lines = counts.map(([name, count], k) => {
    const width = (count / most) * LONGEST;
    return `<text x="0" y="${k * LINE + 16}">${toHtml(name)}</text><rect x="${NAME}" y="${k * LINE + 4}" width="${width.toFixed(1)}" height="14" fill="#0b63b0"/><text x="${(NAME + width + 6).toFixed(1)}" y="${k * LINE + 16}">${count}</text>`;
  });
  const size = `viewBox="0 0 ${NAME + LONGEST + 80} ${Math.max(1, counts.length) * LINE}"`;
  return `<svg ${size} role="img" aria-label="Counts, as in the table below" font-size="14">${lines.join('')}</svg>`;
}
