/** Parts of a list are consecutive, and may be empty. */
export type ListPart = { of: string; rows: readonly unknown[] };

export async function* formatListsAsJson(parts: AsyncIterable<ListPart>): AsyncGenerator<string> {
  yield '{';
  let open: string | undefined;
  let isFirst = true;
  for await (const { of, rows } of parts) {
    if (of !== open) {
      yield `${open === undefined ? '' : '],'}${JSON.stringify(of)}:[`;
      [open, isFirst] = [of, true];
    }
    if (rows.length === 0) continue;
    yield (isFirst ? '' : ',') + rows.map((row) => JSON.stringify(row)).join(',');
    isFirst = false;
  }
  yield open === undefined ? '}' : ']}';
}
