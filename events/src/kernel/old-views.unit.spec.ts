import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalFilterQuery, parseFilter } from './filter.ts';
import { parseHomeView } from './home-view.ts';
import { formatCanonicalHomeQuery } from './print-home-view.ts';
import { parseQueryString } from './query.ts';

type Recorded = { query: string; view: object; canonical: string; printed: string };

/** Never regenerated: such links exist. */
const RECORDED = JSON.parse(
  readFileSync(new URL('./fixtures/views-before-attributes.json', import.meta.url), 'utf8'),
) as Recorded[];

/** Named on the page as unreadable then. */
const READ_SINCE: readonly string[] = ['lister=agent'];

describe('a link or saved search from before the attribute registry', () => {
  it.each(RECORDED.filter(({ query }) => !READ_SINCE.includes(query)))(
    'keeps its meaning: $query',
    ({ query, view, canonical, printed }) => {
      const read = parseHomeView(query);
      expect(read).toEqual(view);
      expect(canonicalFilterQuery(read.filter)).toBe(canonical);
      expect(formatCanonicalHomeQuery(read)).toBe(printed);
    },
  );

  it.each(RECORDED)('sends the same API request as before: $printed', ({ view, printed }) => {
    const { filter, errors } = parseFilter(parseQueryString(printed));
    expect({ filter, errors }).toEqual({ filter: (view as { filter: object }).filter, errors: [] });
  });
});
