import { Gazetteer, type Landmark, type Place, type PlaceId } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { sampleCity, sampleLocality } from '../testing/sample-places.ts';
import { CurrentPlaces, PlaceIndex } from './suggest-places.ts';

const AT = { lat: 30.7, lng: 76.7 };
const mohali: Place = {
  ...sampleCity('Mohali', AT),
  names: { en: 'Mohali', hi: 'मोहाली' },
  aka: ['SAS Nagar'],
  zoom: 13,
};
const kharar = sampleCity('Kharar', AT);
const project = (city: string, name: string): Place => ({ ...sampleLocality(city, name, AT), kind: 'project' });
const known = (city: string, name: string, ...aka: string[]): Place => ({ ...sampleLocality(city, name, AT), aka });
const places = [
  project('Mohali', 'Lake Heights'),
  known('Kharar', 'Lakeview'),
  known('Mohali', 'Parc Road'),
  known('Kharar', 'Park Road', 'Lake Road'),
  known('Mohali', 'Lake Town'),
  known('Mohali', 'Sector 70'),
  known('Mohali', 'Sector 7'),
  known('Mohali', 'Kharar Bypass'),
  mohali,
  kharar,
];
const index = new PlaceIndex(new Gazetteer(places));
const suggest = (text: string, city?: string) =>
  index.suggest(text, city as PlaceId | undefined).map(({ slug }) => slug);

const landmark = (id: string, name: string, more: Partial<Landmark> = {}): Landmark => ({
  ...{ id: id as PlaceId, kind: 'hospital', names: { en: name }, aka: [], position: { lat: 30.7, lng: 76.71 } },
  ...more,
});

describe('landmarks', () => {
  const landmarks = [
    landmark('elante-mall', 'Elante Mall', { kind: 'mall', aka: ['Nexus Elante Mall'] }),
    landmark('cu', 'Chandigarh University', { kind: 'university', placedBy: 'kharar' as PlaceId }),
    ...[1, 2, 3, 4, 5, 6].map((n) => landmark(`clinic-${n}`, `Clinic ${n}`)),
  ];
  const withLandmarks = new PlaceIndex(new Gazetteer(places, landmarks));

  it('are suggested by any of their names, despite typing errors, with their kind', () => {
    const [elante] = withLandmarks.suggest('nexus elnte', undefined);
    expect(elante).toMatchObject({ type: 'landmark', slug: 'elante-mall', landmark: 'mall', name: 'Elante Mall' });
    expect(elante).not.toHaveProperty('placed_by');
  });

  it('keep out places that match only despite a typing error', () => {
    const landran = new PlaceIndex(new Gazetteer([...places, known('Mohali', 'Landran')], landmarks));
    expect(landran.suggest('elan', undefined).map(({ slug }) => slug)).toEqual(['elante-mall']);
    expect(landran.suggest('landrn', undefined).map(({ slug }) => slug)).toEqual(['mohali-landran']);
  });

  it('name the place whose position they use if their own is unknown', () => {
    const [cu] = withLandmarks.suggest('chandigarh univ', undefined);
    expect(cu).toMatchObject({ slug: 'cu', placed_by: { en: 'Kharar' } });
  });

  it('are at most five, after cities and localities and before projects', () => {
    expect(withLandmarks.suggest('clinic', undefined).map(({ type }) => type)).toEqual(Array(5).fill('landmark'));
    const lakes = new PlaceIndex(new Gazetteer(places, [landmark('sukhna-lake', 'Sukhna Lake', { kind: 'lake' })]));
    const types = lakes.suggest('lake', undefined).map(({ type }) => type);
    expect([...new Set(types)]).toEqual(['locality', 'landmark', 'project']);
  });
});

describe('suggested places', () => {
  it('list localities before projects, and matching names before other names', () => {
    expect(suggest('lake')).toEqual(['mohali-lake-town', 'kharar-lakeview', 'kharar-park-road', 'mohali-lake-heights']);
  });

  it('list those of the selected city first, of equally near spellings', () => {
    expect(suggest('lake', 'kharar').slice(0, 3)).toEqual(['kharar-lakeview', 'kharar-park-road', 'mohali-lake-town']);
    // Misspelt matches come after exact ones, wherever they are.
    expect(suggest('lakeveiw', 'mohali')).toEqual(['kharar-lakeview']);
    expect(suggest('park road', 'mohali')).toEqual(['kharar-park-road', 'mohali-parc-road']);
  });

  it('list cities before places in them, and none of those for only a city’s name', () => {
    expect(suggest('mohali')).toEqual(['mohali']);
    expect(suggest('kharar')).toEqual(['kharar', 'mohali-kharar-bypass']);
    expect(suggest('मोहाली')).toEqual(['mohali']);
    expect(suggest('sas nagar')).toEqual(['mohali']);
    expect(suggest('mohali sector 7')).toEqual(['mohali-sector-7']);
    expect(suggest('sector 7')).toEqual(['mohali-sector-7']);
  });

  it('are empty without letters or matches', () => {
    expect(suggest('')).toEqual([]);
    expect(suggest(' - ')).toEqual([]);
    expect(suggest('lake atlantis')).toEqual([]);
  });

  it('contain type, parent place and map position', () => {
    expect(index.suggest('mohali', undefined)).toEqual([
      {
        ...{ type: 'city', name: 'Mohali', names: { en: 'Mohali', hi: 'मोहाली' }, slug: 'mohali', city: 'Mohali' },
        ...{ position: AT, zoom: 13 },
      },
    ]);
    const lost = new PlaceIndex(new Gazetteer([known('Atlantis', 'Harbour')]));
    expect(lost.suggest('harbour', undefined)).toMatchObject([{ type: 'locality', name: 'Harbour', city: '' }]);
  });
});

it('a text that names a place means that place, with the rest as a filter', () => {
  const { filter } = index.read('2 bhk kharar', undefined);
  expect(filter).toEqual({ bedrooms: { exact: [2] }, place: ['kharar'] });
  expect(index.listSuggestions(['kharar'])).toMatchObject([{ slug: 'kharar', city: 'Kharar' }]);
  expect(index.readFilter('2 bhk sunlit kharar')).toEqual({ ...filter, search: ['sunlit'] });
  expect(index.readFilter('sunlit')).toEqual({ search: ['sunlit'] });
});

it('words come from all names, as written and as compared', () => {
  expect(index.words.slice(0, 2)).toEqual([
    { written: 'Lake', folded: 'lake' },
    { written: 'Heights', folded: 'heights' },
  ]);
  expect(index.words.map(({ written }) => written)).toEqual(expect.arrayContaining(['Nagar', 'मोहाली']));
});

it('the index is rebuilt only when the places have changed', () => {
  const source = { gazetteer: new Gazetteer(places) };
  const current = new CurrentPlaces(source);
  const { index: first } = current;
  expect(current.index).toBe(first);
  source.gazetteer = new Gazetteer([kharar]);
  expect(current.index).not.toBe(first);
  expect(current.index.suggest('mohali', undefined)).toEqual([]);
});
