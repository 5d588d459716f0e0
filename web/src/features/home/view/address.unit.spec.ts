import { formatCanonicalHomeQuery, type HomeView, type ListingId, parseHomeView } from '@naksha/events/kernel';
import type { QueryLink } from '@naksha/events/wire/query-links';
import { describe, expect, it } from 'vitest';
import { parseViewUrl, printViewUrl } from './address.ts';

const link: QueryLink = {
  slug: 'flats-in-mohali',
  title: 'Flats in Mohali',
  query: 'bedroom=2&place=mohali&sort=price',
  city: 'mohali',
  camera: { lat: 30.7, lng: 76.72, zoom: 13 },
};
const there = { lat: 30.71, lng: 76.7, zoom: 14 };
const own = () => parseViewUrl('', link);
const changed = (changes: Partial<HomeView>) => printViewUrl({ ...own(), ...changes }, link);

describe('the URL of a view', () => {
  it('without a stored search is that of /home', () => {
    expect(parseViewUrl('?bedroom=3&c=30.71,76.7,14', undefined)).toEqual(parseHomeView('bedroom=3&c=30.71,76.7,14'));
    expect(printViewUrl(parseHomeView('bedroom=3'), undefined)).toBe('/home?bedroom=3');
    expect(printViewUrl(parseHomeView(''), undefined)).toBe('/home');
  });

  it('D-177 is parsed and printed on the client with the kernel’s grammar', () => {
    for (const search of [
      '',
      'bedroom=3&c=30.71,76.7,14&sort=price',
      'bedroom=12&price_range=50,20&c=30.71,76.7,99',
      'sort=newest&sort=price&property_type=commercial&bedroom=2',
      'c=x&city=mohali&place=Not%20a%20place&place=mohali&x=1',
      'search=Sector%2070&search=park%20%26%20lake&area_range=-5,300',
    ]) {
      const view = parseViewUrl(search, undefined);
      expect(view).toEqual(parseHomeView(search));
      expect(printViewUrl(view, undefined)).toBe(['/home', formatCanonicalHomeQuery(view)].filter(Boolean).join('?'));
    }
  });

  it('of a stored search has its filter, whatever else it contains, and its place and order unless given', () => {
    expect(own()).toEqual({ ...parseHomeView(link.query), city: 'mohali', camera: link.camera });
    const moved = parseViewUrl('?bedroom=4&property_type=commercial&c=30.71,76.7,14&sort=recommended', link);
    expect(moved).toEqual({ filter: own().filter, sort: 'recommended', camera: there, city: 'mohali' });
  });

  it('stays while only place and order change, and is printed as it was written', () => {
    expect(changed({})).toBe('/search/flats-in-mohali');
    for (const [changes, address] of [
      [{ camera: there }, '/search/flats-in-mohali?c=30.71,76.7,14'],
      [{ sort: 'recommended' }, '/search/flats-in-mohali?sort=recommended'],
      [
        { sort: 'newest', camera: there, city: 'zirakpur' },
        '/search/flats-in-mohali?c=30.71,76.7,14&city=zirakpur&sort=newest',
      ],
    ] as const) {
      expect(changed(changes)).toBe(address);
      expect(parseViewUrl(address.split('?')[1], link)).toEqual({ ...own(), ...changes });
    }
  });

  it('changes to /home with all parameters once the filter changes', () => {
    expect(changed({ filter: { bedroom: 3, place: own().filter.place } })).toBe(
      '/home?bedroom=3&c=30.7,76.72,13&city=mohali&place=mohali&sort=price',
    );
    expect(changed({ filter: {} })).toBe('/home?c=30.7,76.72,13&city=mohali&sort=price');
  });

  it('keeps all of a link without a place', () => {
    const everywhere: QueryLink = { ...link, query: 'bedroom=2', city: null, camera: null };
    const view = { ...parseViewUrl('', everywhere), city: 'mohali', camera: there };
    expect(printViewUrl(view, everywhere)).toBe('/search/flats-in-mohali?c=30.71,76.7,14&city=mohali');
  });

  it('M-21 can select one home', () => {
    const home = parseHomeView('home=000000fq2bp').home as ListingId;
    expect(home && printViewUrl({ ...parseHomeView(''), home }, undefined)).toBe('/home?home=000000fq2bp');
    expect(parseHomeView('home=not-an-id').home).toBeUndefined();
  });
});
