/** Repeated names have several values. */
export type Query = Record<string, string | readonly string[] | undefined>;

export function parseQuery(search: string): Query {
  const params = new URLSearchParams(search);
  const query: Query = {};
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    query[key] = values.length > 1 ? values : values[0];
  }
  return query;
}
