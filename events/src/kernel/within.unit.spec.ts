import { describe, expect, it } from 'vitest';
import { canonicalFilterQuery, parseFilter } from './filter.ts';
import { parseReach, printReach } from './within.ts';

describe('the filter `within`', () => {
  it.each(['elante-mall,2km', 'elante-mall,0.5km', 'mohali,25min,car', 'pgimer,60min,two-wheeler', 'pgimer,1min,foot'])(
    'reads %s and prints the same',
    (text) => {
      const parsed = parseReach(text);
      expect('value' in parsed && printReach(parsed.value)).toBe(text);
      expect(canonicalFilterQuery(parseFilter({ within: text }).filter)).toBe(
        new URLSearchParams({ within: text }).toString(),
      );
    },
  );

  it.each(
    [
      ['', 'elante-mall', 'elante-mall,', ',2km', 'Elante Mall,2km'],
      ['elante-mall,0km', 'elante-mall,10.1km', 'elante-mall,2km,car', 'elante-mall,-2km'],
      ['elante-mall,61min,car', 'elante-mall,2.5min,car', 'elante-mall,25min', 'elante-mall,25min,bus', 'a,9min,car,1'],
    ].flat(),
  )('rejects "%s"', (text) => {
    expect(parseReach(text)).toEqual({ reason: expect.stringContaining('elante-mall,25min,car') });
  });
});
