import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Gazetteer } from './gazetteer.ts';
import { distanceInMeters, type Position } from './geo.ts';
import type { PlaceId } from './ids.ts';
import { composePlaceId, isPositionInPlace, listCredits, type Place, type PlaceRing, placeNameIn } from './place.ts';
import { resolvePlaces } from './resolve-places.ts';

const at = (lat: number, lng: number): Position => ({ lat, lng });
const square = ({ lat, lng }: Position, half: number): PlaceRing => [
  [lng - half, lat - half],
  [lng + half, lat - half],
  [lng + half, lat + half],
  [lng - half, lat + half],
];
const city = (name: string, position: Position, changes: Partial<Place> = {}): Place => {
  const id = composePlaceId(name);
  return { id, kind: 'city', cityId: id, names: { en: name }, aka: [], position, radiusM: 3_000, ...changes };
};
const within = (of: string, name: string, position: Position, changes: Partial<Place> = {}): Place => ({
  ...city(name, position),
  id: composePlaceId(of, name),
  kind: 'locality',
  cityId: composePlaceId(of),
  radiusM: 500,
  ...changes,
});

const gazetteer = new Gazetteer([
  city('Mohali', at(30.7, 76.72)),
  city('Chandigarh', at(30.74, 76.78), { names: { en: 'Chandigarh', hi: 'चंडीगढ़' } }),
  city('Kasauli', at(30.9, 76.96)),
  within('Mohali', 'Sector 70', at(30.7, 76.71)),
  within('Mohali', 'Sector 71', at(30.7, 76.7)),
  within('Mohali', 'Phase 7', at(30.72, 76.73), { aka: ['Sector 61'], outline: [square(at(30.72, 76.73), 0.01)] }),
  within('Mohali', 'Sector 62', at(30.725, 76.735)),
  within('Chandigarh', 'Sector 61', at(30.737, 76.75)),
  within('Mohali', 'Green Towers', at(30.701, 76.711), { kind: 'project' }),
]);
const name = (place: Place | undefined) => place?.names.en;
const locate = (position: Position) => {
  const { city, locality } = gazetteer.locate(position);
  return [name(city), name(locality)];
};

describe('a point', () => {
  it('belongs to the nearest locality, or to the first of equally near ones', () => {
    expect(locate(at(30.701, 76.708))).toEqual(['Mohali', 'Sector 70']);
    expect(locate(at(30.701, 76.702))).toEqual(['Mohali', 'Sector 71']);
    const twice = new Gazetteer([within('Mohali', 'A', at(30, 76)), within('Mohali', 'B', at(30, 76))]);
    expect(name(twice.locate(at(30, 76)).locality)).toBe('A');
  });

  it('belongs to the locality whose outline contains it rather than to a nearer one', () => {
    expect(locate(at(30.7255, 76.7355))).toEqual(['Mohali', 'Phase 7']);
  });

  it('belongs to no locality that is too far away, and to no city that is farther still', () => {
    expect(locate(at(30.68, 76.7))).toEqual(['Mohali', undefined]);
    expect(locate(at(30.6, 76.6))).toEqual([undefined, undefined]);
    expect(locate(at(30.91, 76.97))).toEqual(['Kasauli', undefined]);
    expect(new Gazetteer([]).locate(at(30.7, 76.7))).toEqual({ city: undefined });
  });

  const north = (from: Position, metres: number): Position => at(from.lat + metres / 111_195, from.lng);
  const middle = at(30.7, 76.7);

  it('belongs to a locality within 1.5 km of its center, or within its outline', () => {
    const plain = new Gazetteer([city('Mohali', middle), within('Mohali', 'A', middle)]);
    expect(plain.locate(north(middle, 1_490))).toMatchObject({ city: { id: 'mohali' }, locality: { id: 'mohali-a' } });
    expect(plain.locate(north(middle, 1_510))).toEqual({ city: plain.find('mohali' as PlaceId) });
    const outline = [square(middle, 0.03)];
    const wide = new Gazetteer([city('Mohali', middle), within('Mohali', 'A', middle, { outline })]);
    expect(name(wide.locate(north(middle, 3_000)).locality)).toBe('A');
    expect(wide.locate(north(middle, 3_500)).locality).toBeUndefined();
  });

  it('belongs to a city within 6 km of its nearest locality or, without localities, within its outline or of its center', () => {
    const cityOf = (places: Place[], metres: number) => name(new Gazetteer(places).locate(north(middle, metres)).city);
    const known = [city('Mohali', at(29, 75)), within('Mohali', 'A', middle)];
    expect([5_990, 6_010].map((metres) => cityOf(known, metres))).toEqual(['Mohali', undefined]);
    const bare = [city('Kasauli', middle)];
    expect([2_990, 5_990, 6_010].map((metres) => cityOf(bare, metres))).toEqual(['Kasauli', 'Kasauli', undefined]);
    const outlined = [city('Kasauli', middle, { outline: [square(middle, 0.1)] })];
    expect([8_000, 12_000].map((metres) => cityOf(outlined, metres))).toEqual(['Kasauli', undefined]);
  });
});

describe('the place names of a listing', () => {
  const resolve = (words: { city?: string; locality?: string; project?: string }, position = at(30.701, 76.711)) =>
    resolvePlaces(gazetteer, { position, ...words });

  it('are recognized in any case, by any name of the place', () => {
    expect(resolve({ city: 'MOHALI', locality: 'sector-70', project: 'green towers' })).toEqual({
      city: 'mohali',
      locality: 'mohali-sector-70',
      project: 'mohali-green-towers',
    });
    expect(resolve({ city: 'चंडीगढ़', locality: 'Sector 61' }, at(30.73, 76.74))).toEqual({
      city: 'chandigarh',
      locality: 'chandigarh-sector-61',
    });
    expect(resolve({ city: 'Mohali', locality: 'Sector 61' }, at(30.73, 76.74)).locality).toBe('mohali-phase-7');
  });

  it('without a city mean the nearest place of that name', () => {
    expect(resolve({ locality: 'Sector 61' }, at(30.72, 76.73)).locality).toBe('mohali-phase-7');
    expect(resolve({ locality: 'Sector 61' }, at(30.74, 76.77))).toEqual({
      city: 'chandigarh',
      locality: 'chandigarh-sector-61',
    });
  });

  it('that are unknown have no id, wherever the pin is', () => {
    expect(resolve({ city: 'Mohali', locality: 'Royal Enclave' })).toEqual({ city: 'mohali' });
    expect(resolve({ city: 'Atlantis', locality: 'Sector 70' })).toEqual({});
    expect(resolve({ project: 'Blue Towers' })).toEqual({ city: 'mohali', locality: 'mohali-sector-70' });
    expect(resolve({ city: 'Mohali', locality: 'Sector 70' }, at(30.76, 76.71))).toEqual({ city: 'mohali' });
  });
});

describe('a place', () => {
  it('has an id made of the words of its English name', () => {
    expect(composePlaceId('New Chandigarh', 'Eco City-1 (é)')).toBe('new-chandigarh-eco-city-1-e');
    for (const none of ['', 'चंडीगढ़', 'x'.repeat(61)]) expect(() => composePlaceId(none)).toThrow(RangeError);
    expect(gazetteer.find('mohali-phase-7' as PlaceId)?.aka).toEqual(['Sector 61']);
    expect(gazetteer.find(undefined)).toBeUndefined();
    expect(gazetteer.list('project').map(({ id }) => id)).toEqual(['mohali-green-towers']);
    expect(new Gazetteer([]).list('city')).toEqual([]);
  });

  it('has each of its names, and no other', () => {
    const [one, another] = [
      within('Mohali', 'Phase 7', at(30, 76), { names: { en: 'Phase 7', hi: 'फ़ेज़ 7' }, aka: ['Sector 61', 'PHASE 7'] }),
      within('Chandigarh', 'Sector 61', at(30, 76), { aka: ['!'] }),
    ];
    const known = new Gazetteer([one, another]);
    const called = (words: string) => known.listByName('locality', words);
    expect(['phase-7', 'फ़ेज़ 7'].map(called)).toEqual([[one], [one]]);
    expect(called('SECTOR 61')).toEqual([one, another]);
    expect(['7', 'Phase', '', '!', '?'].flatMap(called)).toEqual([]);
    expect(known.listByName('city', 'Phase 7')).toEqual([]);
    const place = one;
    expect([placeNameIn(place, 'hi'), placeNameIn(place, 'pa')]).toEqual(['फ़ेज़ 7', 'Phase 7']);
  });

  it('reads its names once, however many listings are looked up', () => {
    let asked = 0;
    const counting = gazetteer.places.map((place) =>
      Object.defineProperty({ ...place }, 'names', { get: () => ++asked && place.names }),
    );
    const known = new Gazetteer(counting);
    const whereabouts = { position: at(30.7, 76.72), city: 'Mohali', locality: 'Sector 70', project: 'Green Towers' };
    for (let listing = 0; listing < 100; listing++)
      expect(resolvePlaces(known, whereabouts).project).toBe('mohali-green-towers');
    expect(asked).toBe(counting.length);
  });

  it('extends to its outline, or else to its radius', () => {
    const disc = within('Mohali', 'A', at(30, 76));
    expect([isPositionInPlace(disc, at(30.004, 76)), isPositionInPlace(disc, at(30.005, 76))]).toEqual([true, false]);
    const [corner, hole] = [0.01, 0.004];
    const bent: PlaceRing = [
      [76 - corner, 30 - corner],
      [76 + corner, 30 - corner],
      [76, 30 - hole],
      [76 + corner, 30 + corner],
      [76 - corner, 30 + corner],
    ];
    const outlined = { ...disc, outline: [square(at(31, 77), 0.01), bent] };
    expect(isPositionInPlace(outlined, at(30, 76 - hole))).toBe(true);
    expect(isPositionInPlace(outlined, at(31.005, 77.005))).toBe(true);
    expect(isPositionInPlace(outlined, at(30.0005, 76 + hole))).toBe(false);
    expect(isPositionInPlace(outlined, at(30, 76 + corner + hole))).toBe(false);
  });

  it('contains what its ring encloses, also at the latitude of a vertex', () => {
    const turns = (ring: PlaceRing, { lat, lng }: Position): number => {
      const angles = ring.map(([x, y]) => Math.atan2(y - lat, x - lng));
      const steps = angles.map((angle, k) => angles[(k + 1) % angles.length] - angle);
      return Math.round(
        steps.reduce((sum, step) => sum + Math.atan2(Math.sin(step), Math.cos(step)), 0) / (2 * Math.PI),
      );
    };
    const star = fc
      .array(fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) }), { minLength: 8 })
      .map((corners) => corners.filter(({ x, y }) => x !== 0 || y !== 0))
      .map((corners) => [...new Map(corners.map((one) => [Math.atan2(one.y, one.x), one])).entries()])
      .map((corners) => corners.sort(([a], [b]) => a - b).map(([, { x, y }]): [number, number] => [70 + x, 30 + y]))
      .filter((ring) => ring.length >= 3);
    const point = fc.record({ lat: fc.integer({ min: 20, max: 40 }), lng: fc.integer({ min: 60, max: 80 }) });
    fc.assert(
      fc.property(star, point, (ring, { lat, lng }) => {
        fc.pre(!ring.some(([, y], k) => y === lat && ring[(k + 1) % ring.length][1] === lat));
        // On no line through two corners.
        const at = { lat, lng: lng + Math.SQRT2 / 100 };
        expect(isPositionInPlace({ ...gazetteer.places[0], outline: [ring] }, at)).toBe(turns(ring, at) !== 0);
      }),
      { numRuns: 500 },
    );
  });

  it('contains a point at exactly its radius', () => {
    const [middle, edge] = [at(30, 76), at(30.01, 76.02)];
    const disc = within('Mohali', 'A', middle, { radiusM: distanceInMeters(middle, edge) });
    expect(isPositionInPlace(disc, edge)).toBe(true);
  });

  it('reports names of which no id can be made', () => {
    expect(() => composePlaceId('!', '?')).toThrow('Cannot derive a place id from !, ?');
  });

  it('credits each source once', () => {
    expect(listCredits([{ credit: 'A' }, {}, { credit: 'B' }, { credit: 'A' }])).toEqual(['A', 'B']);
  });
});
