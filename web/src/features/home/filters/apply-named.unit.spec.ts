import type { HomeView, MapFilter } from '@naksha/events/kernel';
import type { Suggestion } from '@naksha/events/wire/suggestions';
import { describe, expect, it } from 'vitest';
import { suggestionToSearchReading } from '../../../shared/places/chosen-suggestion.ts';
import { listCitiesAndLocalities } from '../../../shared/places/known-place.ts';
import { sampleCities } from '../../../shared/places/testing/sample-cities.ts';
import { applySearchReading } from './apply-named.ts';

const kharar: Suggestion = {
  type: 'city',
  name: 'Kharar',
  slug: 'kharar',
  city: 'Kharar',
  position: { lat: 30.746, lng: 76.648 },
  zoom: 12,
};
const known = listCitiesAndLocalities(sampleCities);
const plain = { ignored: [], corrections: [], choices: [] };
const view = (filter: MapFilter): HomeView => ({ filter, sort: 'newest', camera: { lat: 30, lng: 76, zoom: 14 } });
const apply = (filter: MapFilter, query: string) =>
  applySearchReading(view(filter), { places: [kharar], query, ...plain }, known);
const place = (...ids: string[]) => ids as unknown as MapFilter['place'];

describe('a text that names a place', () => {
  it('F-40 becomes a chip next to existing ones, and the map shows all of them', () => {
    expect(apply({}, 'place=kharar')).toEqual({
      ...view({ place: place('kharar') }),
      camera: { lat: 30.746, lng: 76.648, zoom: 12 },
    });
    const both = apply({ place: place('mohali-aerocity'), search: ['park'] }, 'place=kharar');
    expect(both.filter).toEqual({ place: ['mohali-aerocity', 'kharar'], search: ['park'] });
    expect(both.camera?.zoom).toBeLessThan(12);
    expect(both.camera?.lng).toBeCloseTo(76.68, 1);
  });

  it('replaces the city that contains it, and no other place', () => {
    const sector: Suggestion = {
      ...kharar,
      type: 'locality',
      name: 'Sector 70',
      slug: 'mohali-sector-70',
      city: 'Mohali',
    };
    const before = view({ place: place('mohali', 'chandigarh', 'mohali-aerocity') });
    const after = applySearchReading(before, { places: [sector], query: 'place=mohali-sector-70', ...plain }, known);
    expect(after.filter).toEqual({ place: ['chandigarh', 'mohali-aerocity', 'mohali-sector-70'] });
    expect(apply({ place: place('mohali') }, 'place=kharar').filter).toEqual({ place: ['mohali', 'kharar'] });
  });

  it('of a landmark filters by distance to it, whatever the place, and the map shows it', () => {
    const elante: Suggestion = {
      ...kharar,
      type: 'landmark',
      landmark: 'mall',
      name: 'Elante Mall',
      slug: 'elante-mall',
    };
    const before = view({ place: place('mohali', 'mohali-aerocity'), bedroom: 2 });
    const after = applySearchReading(before, suggestionToSearchReading(elante), known);
    expect(after.filter).toEqual({ within: { of: 'elante-mall', km: 3 }, bedroom: 2 });
    expect(after.camera).toEqual({ ...elante.position, zoom: 12 });
  });

  it('filters by its type and bedrooms, whatever was selected before', () => {
    const said = 'bedroom=2&place=kharar&property_subtype=flat&property_type=residential&search=corner';
    expect(apply({ propertyType: 'commercial', subtype: 'office', price: { min: 40 } }, said).filter).toEqual({
      place: ['kharar'],
      search: ['corner'],
      propertyType: 'residential',
      subtype: 'flat',
      bedroom: 2,
      price: { min: 40 },
    });
    expect(apply({ subtype: 'office' }, 'bedroom=2&place=kharar').filter).toEqual({ place: ['kharar'], bedroom: 2 });
    expect(apply({ subtype: 'kothi' }, 'bedroom=2&place=kharar').filter).toMatchObject({
      subtype: 'kothi',
      bedroom: 2,
    });
  });

  it('replaces the chip with the typing error', () => {
    const meant = applySearchReading(
      view({ search: ['khrar'] }),
      { places: [kharar], query: 'place=kharar', ...plain },
      known,
      [{ remove: 'khrar' }],
    );
    expect(meant.filter).toEqual({ place: ['kharar'] });
  });
});
