import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeUrlPathForComparison,
  encodeCanonicalUrlPath,
  repairMalformedQuery,
  repairUnknownUrl,
} from './address.ts';
import { parseFilter } from './filter.ts';
import { parseHomeView } from './home-view.ts';
import { parseQueryString } from './query.ts';

const HINDI = '/flat/तीन-बेडरूम-मोहाली-1h2k3m4n5p6';
const CODED = encodeCanonicalUrlPath(HINDI);

describe('a path', () => {
  it('has one ASCII spelling, and the same characters in every encoding', () => {
    expect(CODED).toMatch(/^\/flat\/(%[0-9A-F]{2}|[a-z0-9-])+$/);
    for (const path of [HINDI, CODED, CODED.toLowerCase(), HINDI.normalize('NFD'), encodeURI(HINDI.normalize('NFD'))])
      expect(encodeCanonicalUrlPath(decodeUrlPathForComparison(path))).toBe(CODED);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const path = `/flat/${text.replaceAll('/', '').normalize('NFC')}`;
        expect(decodeUrlPathForComparison(encodeCanonicalUrlPath(path))).toBe(path);
      }),
    );
  });

  it('keeps a segment that is badly encoded or contains an escaped slash', () => {
    for (const path of ['/flat/%E0%A4', '/flat/%', '/flat%2Fhome', '/%zz'])
      expect(decodeUrlPathForComparison(path)).toBe(path);
  });

  it.each(
    [
      ...[
        '.',
        ')',
        ',',
        '>',
        '),',
        '.”',
        '%20',
        '%20%E2%80%93%20Naksha',
        '*',
        '…',
        '।',
        '\u200b',
        '%E2%80%8B',
        '&gt;',
        '/).',
      ].map((end) => CODED + end),
      ...[HINDI.toUpperCase(), encodeURI(CODED), encodeURI(encodeURI(CODED)), CODED.replace('/flat', '%2Fflat')],
      ...[CODED.replace('-', '-\u200b'), CODED.replaceAll('/', '//'), ` ${CODED} `],
    ].map((path) => [path]),
  )('leads to the page from %s', (path) => {
    expect(repairUnknownUrl({ path, search: '' })).toEqual({ path: HINDI, search: '' });
  });

  it('returns a query that was encoded into it', () => {
    expect(repairUnknownUrl({ path: '/home%3Fbedroom%3D3%26sort%3Dprice', search: '' })).toEqual({
      path: '/home',
      search: 'bedroom=3&sort=price',
    });
    expect(repairUnknownUrl({ path: '/HOME&amp;bedroom=3', search: '' })).toEqual({
      path: '/home',
      search: 'bedroom=3',
    });
  });
});

describe('a query', () => {
  const MEANT = 'bedroom=3&price_range=50,80&property_subtype=flat&sort=price';

  it.each([
    ['&amp;', MEANT.replaceAll('&', '&amp;')],
    ['&amp;amp;', MEANT.replaceAll('&', '&amp;amp;')],
    ['&#038; as programs encode it', MEANT.replaceAll('&', '%26%23038%3B')],
    ['%26', MEANT.replaceAll('&', '%26')],
    ['%26amp%3B', MEANT.replaceAll('&', '%26amp%3B')],
    ['%2C', MEANT.replaceAll(',', '%2C')],
    ['%252C', MEANT.replaceAll(',', '%252C')],
    ['%25252C', MEANT.replaceAll(',', '%25252C')],
    ['%3D', MEANT.replaceAll('=', '%3D')],
    ['=3D of quoted-printable', MEANT.replaceAll('=', '=3D')],
    ['everything encoded', encodeURIComponent(MEANT)],
    ['everything encoded twice', encodeURIComponent(encodeURIComponent(MEANT))],
    ['capitals', MEANT.toUpperCase()],
    [
      'keys in other spellings',
      MEANT.replace('price_range', 'priceRange').replace('property_subtype', 'Property-Subtype'),
    ],
    ['spaces', MEANT.replace('50,80', '%2050, 80+')],
    ['zero-width letters', MEANT.replaceAll('=', '%E2%80%8B=\u200b')],
    ['a full stop', `${MEANT}.`],
    ['a bracket', `${MEANT})`],
    ['>', `${MEANT}&gt;`],
    ['an encoded space', `${MEANT}%20`],
    ['";" for "&"', MEANT.replaceAll('&', ';')],
  ])('is parsed as intended: %s', (_, mangled) => {
    expect(parseHomeView(mangled)).toEqual(parseHomeView(MEANT));
  });

  it('keeps typed text, and decodes it if it was encoded twice', () => {
    const chips = (query: string) => parseHomeView(query).filter.search;
    expect(chips('search=R%26D%20park')).toEqual(['R&D park']);
    expect(chips('search=50%25%20off')).toEqual(['50% off']);
    expect(chips('search=a%26b%3Dc')).toEqual(['a&b=c']);
    expect(chips('search=Sector%252070&amp;sort=price')).toEqual(['Sector 70']);
    expect(chips(`search=${encodeURIComponent(encodeURIComponent('सेक्टर ७०'))}`)).toEqual(['सेक्टर ७०']);
    expect(chips('search=%E2%80%8BPark%EF%BB%BF')).toEqual(['Park']);
    expect(chips(`search=${encodeURIComponent('क्\u200dष')}`)).toEqual(['क्\u200dष']);
    expect(chips('search=%E3%85%A4')).toBeUndefined();
  });

  it('is unchanged if nothing is wrong, and pairs of other keys always are', () => {
    for (const query of [
      '',
      '?',
      '?bedroom=3',
      'search=a+b&search=c%20d',
      'price_range=50%2C80',
      'next=%2Fhome%3FBedroom%3D3%26c%3D1',
      'utm_source=Mail.&x=%252C',
    ])
      expect(repairMalformedQuery(query)).toBe(query);
  });

  it('keeps the plus sign of an open count, escaped or not', () => {
    for (const query of ['bedrooms=4+', 'bedrooms=4%2B', '&amp;BEDROOMS=4%2B'])
      expect(parseFilter(parseQueryString(repairMalformedQuery(query))).filter, query).toEqual({
        bedrooms: { exact: [], from: 4 },
      });
  });

  it('keeps the comma of a range without an end, and accepts a range that has lost it', () => {
    const floor = (query: string) => parseHomeView(query).filter.floor;
    expect(repairMalformedQuery('floor=2,')).toBe('floor=2,');
    expect(repairMalformedQuery('Floor=2%2C).')).toBe('floor=2,');
    expect(repairMalformedQuery('floor=2,5,')).toBe('floor=2,5');
    expect(repairMalformedQuery('floor=2.')).toBe('floor=2');
    for (const query of ['floor=2,', 'floor=2', 'floor=2%252C']) expect(floor(query), query).toEqual({ min: 2 });
    expect([floor('floor=9,4'), floor('floor=,5')]).toEqual([
      { min: 4, max: 9 },
      { min: -1, max: 5 },
    ]);
  });

  it('finds a key after several escaped delimiters', () => {
    expect(repairMalformedQuery('amp; amp;bedroom=3')).toBe('bedroom=3');
  });

  it('is decoded completely if a space hides an escape', () => {
    expect(repairMalformedQuery('bedroom=%25 33')).toBe('bedroom=3');
    expect(repairMalformedQuery('search= %253bedroom')).toBe('search=;edroom');
  });

  it('needs no second repair, whatever it was', () => {
    const odd = fc.string({
      unit: fc.constantFrom(
        'bedroom',
        '=',
        '&',
        'amp;',
        '%26',
        '%25',
        '%2C',
        '3',
        ',',
        'search',
        ' ',
        '.',
        'é',
        ';',
        'C',
      ),
    });
    fc.assert(
      fc.property(odd, fc.webQueryParameters(), (a, b) => {
        const once = repairMalformedQuery(`${a}&${b}`);
        expect(repairMalformedQuery(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('that is encoded too often leads nowhere else', () => {
    const often = (sign: string) => `%${'25'.repeat(2000)}${sign}`;
    for (const query of [`bedroom=3${often('2c')}4`, `bed${often('72')}oom=3`, `search=park${often('20')}`])
      expect(repairMalformedQuery(query)).toBe(query);
    const path = `/flat/a${often('2f')}`;
    expect(repairUnknownUrl({ path, search: '' })).toEqual({ path, search: '' });
  });

  it('is parsed in time proportional to its length', () => {
    for (const part of ['.', '%2C', '\u200d', '&amp;', '%25', ';', '<'])
      expect(repairMalformedQuery(`bedroom=${part.repeat(5_000)}x`).length).toBeLessThan(200_000);
  });
});
