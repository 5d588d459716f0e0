import { describe, expect, it } from 'vitest';
import { listUnreadFilterParameters } from './find-unread.ts';
import { parseHomeView } from './home-view.ts';
import { formatCanonicalHomeQuery } from './print-home-view.ts';

const unread = (search: string) => listUnreadFilterParameters(search).map(({ key, value }) => `${key}=${value}`);

describe('unreadable parts of a URL', () => {
  it.each([
    'property_type=castle',
    'property_subtype=moat',
    'bedroom=many',
    'bedroom=0',
    'lister=relative',
    'price_range=cheap',
    'price_range=50',
    'area_range=large,larger',
    'poly=30,76;x',
    'sort=dearest',
    'city=moh@li',
    'at=2026-13-40',
    'bedrom=3',
    'property_sub_typ=flat',
  ])('are named: %s', (query) => {
    expect(unread(`${query}&utm_source=mail`)).toEqual([query]);
  });

  it('include contradictions, repeated keys and surplus values', () => {
    expect(unread('property_type=commercial&bedroom=3')).toEqual(['bedroom=3']);
    expect(unread('property_type=commercial&property_subtype=flat')).toEqual(['property_subtype=flat']);
    expect(unread('bedroom=2&bedroom=3')).toEqual(['bedroom=3']);
    expect(unread('search=a&search=b&search=c&search=d')).toEqual(['search=d']);
    expect(unread('place=mohali&place=kharar&place=zirakpur&place=panchkula')).toEqual(['place=panchkula']);
  });

  it('do not include parts that were parsed, repaired or clamped', () => {
    for (const query of [
      '',
      'bedroom=any&property_type=all&lister=any&price_range=',
      'bedroom=12&price_range=90,40&area_range=1,200,2400',
      'price_range=0,505',
      'Bedroom=3&amp;price_range=50%252C80&amp;city=Mohali.',
      'search=park&place=Sector%207&search_query=lake',
      'utm_source=mail&fbclid=x&gclid=y&lang=hi',
      formatCanonicalHomeQuery(
        parseHomeView('bedroom=3&c=30.7,76.7,12&city=mohali&sort=price&search=a&poly=30,76;30,77;31,77'),
      ),
    ])
      expect(unread(query), query).toEqual([]);
  });
});
