/** Independent of key order. Stored only as a keyed hash, because bodies contain personal data. */
export const toCanonicalCommandText = (command: string, body: unknown): string =>
  `${command}\0${toCanonicalJson(body)}`;

function toCanonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${toCanonicalJson(field)}`).join(',')}}`;
}
