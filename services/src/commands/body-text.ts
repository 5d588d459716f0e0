/**
 * What a command asks for as one text, whatever the order of its fields. Kept as a keyed hash only, because bodies hold what
 * the vault holds: without the secret nobody can try candidates against it.
 */
export const bodyText = (command: string, body: unknown): string => `${command}\0${canonical(body)}`;

/** JSON with sorted keys; fields that are undefined are left out, as JSON does. */
function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}
