import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Gazetteer } from '@naksha/events/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { loadRegionPack } from '../read-region.ts';
import { joinLinesIntoRings } from './join-rings.ts';
import { overpassResponse } from './overpass-answer.ts';
import { buildOverpassQuery } from './overpass-query.ts';
import { simplifyLine } from './simplify-line.ts';
import { buildRegionPack } from './to-region-pack.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const BOUNDS = [73.6, 14.8, 74.4, 15.9] as const;
const node = (id: number, lat: number, lon: number, tags: object) => ({ type: 'node', id, lat, lon, tags });
const geometry = (...points: [number, number][]) => points.map(([lat, lon]) => ({ lat, lon }));
const [a, b, c, d]: [number, number][] = [
  [15.48, 73.8],
  [15.48, 73.82],
  [15.49, 73.82],
  [15.49, 73.8],
];
const ANSWER = {
  version: 0.6,
  elements: [
    node(1, 15.4909, 73.8278, {
      place: 'town',
      name: 'पणजी',
      'name:en': 'Panaji',
      'name:hi': 'पणजी',
      old_name: 'Panjim; Nova Goa',
    }),
    node(2, 15.4817, 73.809, { place: 'suburb', name: 'Miramar' }),
    { type: 'way', id: 3, tags: { place: 'suburb', name: 'Miramar' }, geometry: geometry(a, b, c, d, a) },
    {
      ...{ type: 'relation', id: 4, tags: { place: 'quarter', name: 'Altinho, "upper"' } },
      members: [
        { type: 'way', role: 'outer', geometry: geometry([15.5, 73.83], [15.5, 73.84], [15.51, 73.84]) },
        { type: 'way', role: 'outer', geometry: geometry([15.5, 73.83], [15.51, 73.83], [15.51, 73.84]) },
        { type: 'way', role: 'inner', geometry: geometry([15.501, 73.831], [15.502, 73.831], [15.501, 73.831]) },
      ],
    },
    node(5, 15.49, 73.83, { place: 'neighbourhood', name: 'सांता' }),
    node(6, 14.9, 74.3, { place: 'village', name: 'Faraway' }),
    node(7, 15.4, 73.9, { amenity: 'cafe', name: 'No place' }),
    { type: 'way', id: 8, tags: { highway: 'motorway' }, geometry: geometry(a, b) },
    { type: 'way', id: 9, tags: { highway: 'trunk' }, geometry: [...geometry(c, d), null] },
    { type: 'way', id: 10, tags: { natural: 'water' }, geometry: geometry(a, b, c, a) },
    { type: 'way', id: 11, tags: { waterway: 'river' }, geometry: geometry(a, c) },
    { type: 'way', id: 12, tags: { landuse: 'forest' }, geometry: geometry(a, b) },
    node(13, 15.486, 73.812, { amenity: 'hospital', name: 'Goa Medical College', 'name:hi': 'गोवा मेडिकल कॉलेज' }),
    { type: 'way', id: 14, tags: { amenity: 'hospital', name: 'Goa Medical College' }, geometry: geometry(a, b, c, a) },
    node(15, 15.49, 73.83, { railway: 'station', name: 'Panaji' }),
    node(16, 15.49, 73.83, { amenity: 'school', name: 'Government High School' }),
    node(17, 15.4, 73.9, { amenity: 'school', name: 'Government High School' }),
    node(18, 14.5, 73.9, { shop: 'mall', name: 'Mall outside' }),
  ],
};
const { elements } = overpassResponse.parse(ANSWER);
const { files } = buildRegionPack(elements, { name: 'Goa', country: 'IN', bounds: BOUNDS });
const readFeatures = (file: string) => JSON.parse(String(files.get(file) ?? '{}')).features;

describe('a region pack from OpenStreetMap', () => {
  it('is accepted by a server, with its credit, and its places are found', () => {
    const folder = mkdtempSync(join(tmpdir(), 'naksha-osm-'));
    folders.push(folder);
    for (const [file, content] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
    const { places, landmarks, ground, country, bounds } = loadRegionPack(folder);
    expect({ country, bounds }).toEqual({ country: 'IN', bounds: BOUNDS });
    expect(places.map(({ id, kind, cityId }) => [kind, id, cityId])).toEqual([
      ['city', 'panaji', 'panaji'],
      ['locality', 'panaji-altinho-upper', 'panaji'],
      ['locality', 'panaji-faraway', 'panaji'],
      ['locality', 'panaji-miramar', 'panaji'],
    ]);
    expect(landmarks.map(({ id, kind, names, credit }) => [id, kind, names, credit])).toEqual([
      [
        'goa-medical-college',
        'hospital',
        { en: 'Goa Medical College', hi: 'गोवा मेडिकल कॉलेज' },
        '© OpenStreetMap contributors',
      ],
      ['panaji-station', 'station', { en: 'Panaji' }, '© OpenStreetMap contributors'],
    ]);
    const [panaji, altinho] = places;
    expect(panaji).toMatchObject({ names: { en: 'Panaji', hi: 'पणजी' }, aka: ['पणजी', 'Panjim', 'Nova Goa'] });
    expect([altinho.names.en, altinho.credit]).toEqual(['Altinho, "upper"', '© OpenStreetMap contributors']);
    expect(ground.credits).toEqual(['© OpenStreetMap contributors']);
    const gazetteer = new Gazetteer(places);
    expect(gazetteer.locate({ lat: 15.505, lng: 73.835 }).locality?.id).toBe('panaji-altinho-upper');
    expect(gazetteer.locate({ lat: 15.489, lng: 73.801 }).locality?.id).toBe('panaji-miramar');
  });

  it('uses the tagged point of a place, and the area drawn for it as its outline', () => {
    expect(files.get('localities/openstreetmap.csv')).toContain(
      'panaji-miramar,panaji,Miramar,,,15.48170,73.80900,1000,',
    );
    const outlines = readFeatures('outlines/openstreetmap.geojson');
    expect(outlines.map(({ properties }: { properties: { id: string } }) => properties.id)).toEqual([
      'panaji-miramar',
      'panaji-altinho-upper',
    ]);
    expect(outlines[1].geometry.coordinates).toHaveLength(1);
  });

  it('lists what it left out, with the reason', () => {
    const beyond = node(19, 16.5, 73.9, { place: 'village', name: 'Beyond' });
    const all = overpassResponse.parse({ elements: [...ANSWER.elements, beyond] }).elements;
    const about = { name: 'Goa', country: 'IN', bounds: BOUNDS, reachM: 20_000 };
    expect(buildRegionPack(all, about).leftOut).toEqual([
      'Beyond: outside the bounds',
      'सांता: its id cannot be derived, because its name has no Latin letters; add name:en in OpenStreetMap',
      expect.stringMatching(/^Faraway: \d+ km from Panaji$/),
      'Government High School: 2 landmarks have this name',
    ]);
  });

  it('assigns every locality within the bounds to the nearest city that reaches it, or else to the nearest', () => {
    const bounds = [77.3, 12.7, 77.9, 13.2] as const;
    const city = node(1, 12.9716, 77.5946, { place: 'city', name: 'Bengaluru' });
    const whitefield = node(2, 12.9698, 77.75, { place: 'suburb', name: 'Whitefield' });
    const town = node(3, 13.1007, 77.5963, { place: 'town', name: 'Yelahanka' });
    const near = node(4, 13.03, 77.6, { place: 'suburb', name: 'Hebbal' });
    const far = node(5, 12.71, 77.31, { place: 'village', name: 'Far Village' });
    const localitiesOf = (elements: object[], reachM?: number) => {
      const about = { name: 'Bengaluru', country: 'IN', bounds, reachM };
      const { files } = buildRegionPack(overpassResponse.parse({ elements }).elements, about);
      const [, ...rows] = String(files.get('localities/openstreetmap.csv') ?? '')
        .trim()
        .split('\n');
      return rows.map((row) => row.split(',')[0]);
    };
    expect(localitiesOf([city, whitefield, town, near, far])).toEqual([
      'bengaluru-far-village',
      'bengaluru-hebbal',
      'bengaluru-whitefield',
    ]);
    expect(localitiesOf([town, whitefield])).toEqual(['yelahanka-whitefield']);
    expect(localitiesOf([city, whitefield, far], 15_000)).toEqual([]);
  });

  it('takes names in Hindi and Punjabi from tags or from the name itself, and the state', () => {
    const places = [
      node(1, 30.7, 76.7, {
        place: 'town',
        name: 'ਮੋਹਾਲੀ',
        'name:en': 'Mohali',
        'name:hi': 'मोहाली',
        'is_in:state': 'Punjab',
      }),
      node(2, 30.64, 76.82, { place: 'town', name: 'ज़ीरकपुर', 'name:en': 'Zirakpur', 'name:pa': 'ਜ਼ੀਰਕਪੁਰ' }),
      node(3, 30.7, 76.85, { place: 'town', name: 'ಹೆಬ್ಬಾಳ', int_name: 'Hebbal' }),
    ];
    const about = { name: 'North', country: 'IN', bounds: [76, 30, 77, 31] as const, state: 'Haryana' };
    const { files } = buildRegionPack(overpassResponse.parse({ elements: places }).elements, about);
    expect(String(files.get('cities.csv')).split('\n').slice(0, 4)).toEqual([
      'id,name,name_hi,name_pa,state,lat,lng,radius_m,aka',
      'hebbal,Hebbal,,,Haryana,30.70000,76.85000,3000,ಹೆಬ್ಬಾಳ',
      'mohali,Mohali,मोहाली,ਮੋਹਾਲੀ,Punjab,30.70000,76.70000,3000,ਮੋਹਾਲੀ',
      'zirakpur,Zirakpur,ज़ीरकपुर,ਜ਼ੀਰਕਪੁਰ,Haryana,30.64000,76.82000,3000,ज़ीरकपुर',
    ]);
  });

  it('draws roads by class, water as lakes and rivers, and no unclosed areas', () => {
    const drawn = [...files.keys()].filter((file) => file.startsWith('ground/'));
    expect(drawn).toEqual(
      ['roads.geojson', 'water.geojson', 'streets.pmtiles'].map((file) => `ground/openstreetmap/${file}`),
    );
    const [trunk, ...others] = readFeatures(drawn[0]);
    expect([trunk.properties, trunk.geometry.coordinates.length, others]).toEqual([{ class: 'trunk' }, 2, []]);
    expect(readFeatures(drawn[1]).map(({ geometry: { type } }: { geometry: { type: string } }) => type)).toEqual([
      'MultiPolygon',
      'MultiLineString',
    ]);
  });
});

it('the query covers only the bounding box, in Overpass order: south, west, north, east', () => {
  const query = buildOverpassQuery(BOUNDS);
  expect(query).toContain('[bbox:14.8,73.6,15.9,74.4]');
  expect(query).toMatch(/^\[out:json\].*;\n\(\n( {2}(way|nwr)\[.*\];\n)+\);\nout geom;\n$/);
});

it('joins the parts of an edge in any order and direction', () => {
  const at = ([lat, lng]: [number, number]) => ({ lat, lng });
  const [p, q, r, s] = [a, b, c, d].map(at);
  const [ring, ...others] = joinLinesIntoRings([
    [p, q],
    [s, r],
    [q, r],
    [s, p],
    [q, { lat: 0, lng: 0 }],
  ]);
  expect(others).toEqual([]);
  expect(ring).toHaveLength(5);
  expect(ring[0]).toEqual(ring[4]);
  expect(new Set(ring)).toEqual(new Set([p, q, r, s]));
});

it('removes points within the tolerance, and keeps ends and corners', () => {
  const along = Array.from({ length: 50 }, (_, k) => ({ lat: 15 + (k % 2) * 1e-5, lng: 73 + k * 1e-3 }));
  const corner = [...along, { lat: 15.02, lng: 73.049 }];
  expect(simplifyLine(corner, 10)).toEqual([along[0], along[49], corner[50]]);
  expect(simplifyLine(along.slice(0, 2), 10)).toHaveLength(2);
});
