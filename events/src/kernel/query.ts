/** The parameters of an address, parsed and not yet checked: a name that stands twice has several values. */
export type Query = Record<string, string | readonly string[] | undefined>;

/** @param search as it stands behind the question mark */
export function parseQuery(search: string): Query {
  const params = new URLSearchParams(search);
  const query: Query = {};
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    query[key] = values.length > 1 ? values : values[0];
  }
  return query;
}
