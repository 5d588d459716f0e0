/** Repeated names have several values. */
export type QueryParameters = Record<string, string | readonly string[] | undefined>;

export function parseQueryString(search: string): QueryParameters {
  const params = new URLSearchParams(search);
  const query: QueryParameters = {};
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    query[key] = values.length > 1 ? values : values[0];
  }
  return query;
}
