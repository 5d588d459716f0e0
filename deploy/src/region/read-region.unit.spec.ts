import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  formatCanonicalHomeQuery,
  Gazetteer,
  type PlaceId,
  resolvePlaces,
  splitLowerCaseWords,
} from '@naksha/events/kernel';
import { compileVocabulary, interpretSearchText } from '@naksha/events/search-reader';
import { afterEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { chooseRegion } from './choose-region.ts';
import { InvalidRegionPack } from './pack-errors.ts';
import type { PackItem } from './read-items.ts';
import { loadRegionPack, TRICITY } from './read-region.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const REGION = {
  name: 'Seattle',
  country: 'US',
  bounds: [-122.6, 47.1, -121.3, 47.8],
  sources: { survey: { licence: 'CC-BY-4.0', credit: 'A survey (CC BY 4.0)' }, facts: { licence: 'facts' } },
};
const CITIES = 'id,name,lat,lng,radius_m\nseattle,Seattle,47.6,-122.33,9000\nbellevue,Bellevue,47.61,-122.2,5000\n';
const LOCALITIES =
  'id,city,name,lat,lng,radius_m,aka\nseattle-ballard,seattle,Ballard,47.67,-122.38,900,"Old Ballard; Salmon Bay"\n';
const square = (id: string) => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { id },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-122.4, 47.6],
            [-122.3, 47.6],
            [-122.3, 47.7],
            [-122.4, 47.6],
          ],
        ],
      },
    },
  ],
});

function pack(files: Record<string, string | object> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'region-'));
  folders.push(folder);
  const all = { 'region.json': REGION, 'cities.csv': CITIES, 'localities/facts.csv': LOCALITIES, ...files };
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

const problemsOf = (files: Record<string, string | object>): string[] => {
  try {
    loadRegionPack(pack(files));
  } catch (error) {
    if (error instanceof InvalidRegionPack) return error.message.split('\n').slice(1);
    throw error;
  }
  return [];
};

const LANDMARKS = 'id,kind,name,name_hi,lat,lng,placed_by,aka\n';

describe('landmarks of a pack', () => {
  it('have a position and its credit, or those of the place that contains them', () => {
    const rows =
      'pike-market,market,Pike Place Market,पाइक मार्केट,47.609,-122.342,,"Pike; The Market"\nballard-school,school,Ballard High School,,,,seattle-ballard,\n';
    const { landmarks } = loadRegionPack(pack({ 'landmarks/survey.csv': LANDMARKS + rows }));
    expect(landmarks).toEqual([
      {
        ...{ id: 'pike-market', kind: 'market', names: { en: 'Pike Place Market', hi: 'पाइक मार्केट' } },
        ...{
          cityId: 'seattle',
          aka: ['Pike', 'The Market'],
          position: { lat: 47.609, lng: -122.342 },
          credit: 'A survey (CC BY 4.0)',
        },
      },
      {
        ...{ id: 'ballard-school', kind: 'school', names: { en: 'Ballard High School' }, aka: [] },
        cityId: 'seattle',
        ...{ position: { lat: 47.67, lng: -122.38 }, placedBy: 'seattle-ballard' },
      },
    ]);
  });

  it('are rejected with the name of the invalid field', () => {
    const rows = [
      'seattle,market,City,,47.609,-122.342,,',
      'none,mall,Nowhere,,,,,',
      'both,mall,Both,,47.609,-122.342,seattle,',
      'lost,mall,Lost,,,,atlantis,',
      'far,mall,Far,,40.1,-122.3,,',
      'inn,inn,Inn,,47.6,-122.3,,',
    ];
    expect(problemsOf({ 'landmarks/facts.csv': LANDMARKS + rows.join('\n') })).toEqual([
      expect.stringMatching(/^landmarks\/facts\.csv:7 kind must be hospital, .* or lake; found “inn”$/),
      'landmarks/facts.csv:2 id “seattle” is already the id of another landmark or place',
      'landmarks/facts.csv:3 lat must have lat and lng, or placed_by instead',
      'landmarks/facts.csv:4 lat must have lat and lng, or placed_by instead',
      'landmarks/facts.csv:5 placed_by “atlantis” is not the id of a place in this pack',
      'landmarks/facts.csv:6 lat must be within the bounds of region.json',
    ]);
    expect(problemsOf({ 'landmarks/hearsay.csv': LANDMARKS })).toEqual([
      expect.stringContaining('not named after a source in region.json'),
    ]);
  });

  it('of the tri-city are those that buyers search for, in three languages', () => {
    const { landmarks } = loadRegionPack(TRICITY);
    const called = (name: string) => landmarks.filter(({ names, aka }) => [names.en, ...aka].includes(name));
    for (const name of [
      'Elante',
      'PGI',
      'Airport',
      'Sukhna Lake',
      'CU Gharuan',
      'ISBT 43',
      'Fortis',
      'Railway station',
    ])
      expect(called(name).map(({ names }) => Object.keys(names))).toEqual([['en', 'hi', 'pa']]);
    expect(called('CU Gharuan')[0]).toMatchObject({
      placedBy: 'kharar-gharuan',
      credit: '© OpenStreetMap contributors',
    });
  });
});

describe('a region pack', () => {
  it('is a folder of files, and requires only cities', () => {
    const { name, country, bounds, places, ground, demo } = loadRegionPack(pack());
    expect({ name, country, bounds, demo }).toEqual({ name: 'Seattle', country: 'US', bounds: REGION.bounds });
    expect(places.map(({ id, kind, cityId, aka }) => [id, kind, cityId, aka])).toEqual([
      ['seattle', 'city', 'seattle', []],
      ['bellevue', 'city', 'bellevue', []],
      ['seattle-ballard', 'locality', 'seattle', ['Old Ballard', 'Salmon Bay']],
    ]);
    expect(ground).toEqual({ layers: new Map(), credits: [] });
  });

  it('gives every place the outline and credits from its files', () => {
    const files = { 'outlines/survey.geojson': square('seattle-ballard'), 'localities/survey.csv': '' };
    const { places } = loadRegionPack(pack(files));
    expect(places[2]).toMatchObject({ credit: 'A survey (CC BY 4.0)' });
    expect(places[2].outline?.[0]).toHaveLength(3);
    expect(places[0]).not.toHaveProperty('credit');
  });

  it('gives the state of a city if there is one; the column is optional', () => {
    const statesOf = (cities: string) =>
      loadRegionPack(pack({ 'cities.csv': cities })).items.flatMap(({ item }) =>
        item.type === 'CityDefined' ? [item.data.stateName] : [],
      );
    const [head, seattle, bellevue] = CITIES.trim().split('\n');
    expect(statesOf(`${head},state\n${seattle},Washington\n${bellevue},\n`)).toEqual(['Washington', undefined]);
    expect(statesOf(CITIES)).toEqual([undefined, undefined]);
    expect(statesOf(`${head},state\n${seattle},\n${bellevue},Washington\n`)).toEqual([undefined, 'Washington']);
  });

  it('starts at the given position', () => {
    const { items } = loadRegionPack(pack({ 'region.json': { ...REGION, defaultCity: 'bellevue' } }));
    expect(items.slice(0, 2).map(({ item }) => item.data)).toMatchObject([
      { id: 'bellevue', order: 0 },
      { id: 'seattle', order: 1 },
    ]);
  });

  it('has base map layers, merged from several sources', () => {
    const { ground } = loadRegionPack(
      pack({ 'ground/survey/water.geojson': square('a'), 'ground/facts/water.geojson': square('b') }),
    );
    expect([...ground.layers.keys()]).toEqual(['water']);
    expect(JSON.parse(ground.layers.get('water') ?? '').features).toHaveLength(2);
    expect(ground.credits).toEqual(['A survey (CC BY 4.0)']);
  });

  it('has query links and projects', () => {
    const { items } = loadRegionPack(
      pack({
        'query-links.csv': 'slug,group,title,place,query\nflats,Flats,All flats,seattle,property_subtype=flat\n',
        'projects.csv':
          'id,city,name,lat,lng,radius_m,type,featured\nseattle-tower,seattle,Tower,47.6,-122.3,90,Society,yes\n',
      }),
    );
    expect(items.slice(-2).map(({ item }) => [item.type, item.data])).toEqual([
      ['ProjectDefined', expect.objectContaining({ id: 'seattle-tower', type: 'Society', featured: true })],
      ['QueryLinkDefined', expect.objectContaining({ slug: 'flats', place: 'seattle', order: 0 })],
    ]);
  });
});

describe('stamp duty and registration', () => {
  const HEAD = 'state,state_hi,charge,ground,buyer,percent,others_give,most_rupees,as_of,source\n';
  const dutiesOf = (rows: string) => loadRegionPack(pack({ 'stamp-duty.csv': HEAD + rows })).stampDuty;

  it('are rates of a state, each with month, source and uncertainty', () => {
    const source = 'https://example.com/duty';
    expect(
      dutiesOf(`Goa,गोवा,stamp_duty,urban,joint,4.5,5,,2026-11,${source}\nGoa,,registration,,,1,,30000,2026-10,\n`),
    ).toEqual([
      {
        name: 'Goa',
        names: { en: 'Goa', hi: 'गोवा' },
        rates: [
          {
            charge: 'stamp_duty',
            ground: 'urban',
            buyer: 'joint',
            percent: 4.5,
            others_give: 5,
            as_of: '2026-11',
            source,
          },
          { charge: 'registration', percent: 1, most: 30_000, as_of: '2026-10' },
        ],
      },
    ]);
    expect(loadRegionPack(pack()).stampDuty).toEqual([]);
  });

  it.each([
    ['Goa,,stamp_duty,,,101,,,2026-11,', /^stamp-duty\.csv:2 percent /],
    ['Goa,,stamp_duty,,,5,,,2026,', /^stamp-duty\.csv:2 as_of must be the month/],
    ['Goa,,stamp_duty,,,5,,,2026-13,', /^stamp-duty\.csv:2 as_of must be the month/],
    ['Goa,,levy,,,5,,,2026-11,', /^stamp-duty\.csv:2 charge /],
    ['Goa,,stamp_duty,,child,5,,,2026-11,', /^stamp-duty\.csv:2 buyer /],
    ['Goa,,stamp_duty,,,5,,,2026-11,javascript:alert(1)', /^stamp-duty\.csv:2 source /],
    ['Goa,,registration,,,1,,0.5,2026-11,', /^stamp-duty\.csv:2 most_rupees /],
    [
      'Goa,,stamp_duty,,man,5,,,2026-11,\nGoa,,stamp_duty,rural,,4,,,2026-11,',
      /^stamp-duty\.csv:3 charge line 2 already has a rate for these/,
    ],
  ])('%s is rejected with its line, field and reason', (rows, reason) => {
    expect(problemsOf({ 'stamp-duty.csv': HEAD + rows })).toEqual([expect.stringMatching(reason)]);
  });

  it('of the tri-city’s states are known for every kind of buyer, each with month and source', () => {
    const { stampDuty } = loadRegionPack(TRICITY);
    expect(stampDuty.map(({ names }) => names.en)).toEqual(['Punjab', 'Haryana', 'Chandigarh']);
    for (const { rates } of stampDuty)
      for (const rate of rates)
        expect(rate).toMatchObject({ as_of: '2026-11', source: expect.stringMatching(/^https:/) });
  });
});

describe('errors of a pack are reported with file, line, field and reason', () => {
  it('all at once', () => {
    expect(
      problemsOf({
        'region.json': { ...REGION, defaultCity: 'tacoma' },
        'cities.csv': `${CITIES}Kent,Kent,47.4,-122.2,x\n`,
        'localities/survey.csv':
          'id,city,name,lat,lng,radius_m,zip\nseattle-kent,seattle,Kent,north,-122.2,600,98030\n',
        'outlines/survey.geojson': square('seattle-nowhere'),
      }),
    ).toEqual([
      expect.stringMatching(/^cities\.csv:4 id must be a place id/),
      'cities.csv:4 radius_m must be a number; found “x”',
      'region.json defaultCity tacoma is not in cities.csv',
      expect.stringMatching(/^localities\/survey\.csv:2 zip is not a column of this file; the columns are id, /),
      'localities/survey.csv:2 lat must be a number; found “north”',
      'outlines/survey.geojson seattle-nowhere is not the id of a place in this pack',
    ]);
  });

  it.each([
    ['region.json', { ...REGION, bounds: [1, 2, 0, 3] }, /^region\.json bounds must be \[minimum longitude/],
    ['region.json', { ...REGION, country: 'India' }, /^region\.json country must be two capital letters/],
    ['region.json', { ...REGION, name: undefined }, /^region\.json name is missing$/],
    ['region.json', { ...REGION, bounds: 'here' }, /^region\.json bounds must be a list; found “here”$/],
    ['region.json', { ...REGION, extra: 1 }, /^region\.json {1,2}has unknown fields: extra$/],
    ['region.json', '{', /^region\.json .*JSON/],
    [
      'localities/nobody.csv',
      LOCALITIES,
      /^localities\/nobody\.csv is not named after a source in region\.json: nobody/,
    ],
    ['ground/survey/rivers.geojson', square('a'), /^ground\/survey\/rivers\.geojson is not named after a layer/],
    ['ground/survey/water.geojson', `{"features":[],"x":"${'x'.repeat(1_000_000)}"}`, /must not exceed 1 MB/],
    ['cities.csv', 'id,name\n"seattle', /^cities\.csv.*/],
    ['localities/facts.csv', LOCALITIES.replace('47.67', '147.67'), /^localities\/facts\.csv:2 position\.lat /],
  ])('%s', (file, content, reason) => {
    expect(problemsOf({ [file]: content })[0]).toMatch(reason);
  });

  it('for a missing folder', () => {
    const words =
      'No region pack found in /nowhere: region.json is missing or not readable. Name the folder of a region pack';
    expect(() => loadRegionPack('/nowhere')).toThrow(words);
    expect(() => chooseRegion(parseConfig({ NAKSHA_REGION: '/nowhere' }))).toThrow(`NAKSHA_REGION: ${words}`);
  });
});

describe('the served region', () => {
  const choose = (environment: Record<string, string>, served?: [number, number, number, number]) =>
    chooseRegion(parseConfig(environment), served);

  it('is the tri-city’s pack, or the one of NAKSHA_REGION', () => {
    expect(choose({})).toMatchObject({ name: 'Tri-city', country: 'IN', bounds: [76.5, 30.5, 77.05, 30.95] });
    expect(choose({ NAKSHA_REGION: pack() })).toMatchObject({ name: 'Seattle', bounds: REGION.bounds });
    const narrow = { NAKSHA_REGION: pack(), SERVICE_REGION: '-122.5,47.5,-122,47.7' };
    expect(choose(narrow)).toMatchObject({ name: 'Seattle', bounds: [-122.5, 47.5, -122, 47.7] });
    expect(choose({ SERVICE_REGION: '76.7,30.6,76.9,30.8' })).toMatchObject({ name: 'Tri-city' });
  });

  it('with a foreign SERVICE_REGION and no pack has no places, credits or demo', () => {
    expect(choose({ SERVICE_REGION: '-122.6,47.1,-121.3,47.8' })).toEqual({
      bounds: REGION.bounds,
      items: expect.toSatisfy((items: PackItem[]) => items.every(({ item }) => item.type === 'FaqDefined')),
      places: [],
      landmarks: [],
      ground: { layers: new Map(), credits: [] },
      stampDuty: [],
    });
  });

  it('of a command is that of the running server, unless settings name one', () => {
    expect(choose({}, [-122.6, 47.1, -121.3, 47.8])).toMatchObject({ bounds: REGION.bounds, places: [] });
    expect(choose({ NAKSHA_REGION: pack() }, [0, 0, 1, 1])).toMatchObject({ bounds: REGION.bounds });
    expect(choose({ SERVICE_REGION: '76,30,77,31' }, [0, 0, 1, 1])).toMatchObject({ bounds: [76, 30, 77, 31] });
  });
});

describe('the tri-city', () => {
  const { places, items, ground, demo } = loadRegionPack(TRICITY);
  const gazetteer = new Gazetteer(places);
  const list = (city: string) => gazetteer.list('locality').filter(({ cityId }) => cityId === city);

  it('is in two states and a union territory', () => {
    const states = Map.groupBy(gazetteer.list('city'), ({ stateName }) => stateName);
    expect([...states].map(([state, cities]) => [state, cities.map(({ id }) => id)])).toEqual([
      ['Chandigarh', ['chandigarh']],
      ['Punjab', ['mohali', 'zirakpur', 'kharar', 'new-chandigarh', 'dera-bassi']],
      ['Haryana', ['panchkula', 'pinjore']],
    ]);
  });

  it('has every sector, phase and locality that open data positions, with names in three languages', () => {
    const counts = gazetteer.list('city').map(({ id }) => [id, list(id).length]);
    expect(counts).toEqual([
      ['chandigarh', 79],
      ['mohali', 74],
      ['panchkula', 24],
      ['zirakpur', 12],
      ['kharar', 11],
      ['new-chandigarh', 5],
      ['dera-bassi', 5],
      ['pinjore', 1],
    ]);
    for (const { id, names } of places) {
      expect(names.hi, id).toMatch(/[\u0900-\u097f]/);
      expect(names.pa, id).toMatch(/[\u0a00-\u0a7f]/);
    }
    const sectors = list('chandigarh').flatMap(({ names }) => /^Sector (\d+)$/.exec(names.en)?.[1] ?? []);
    const missing = Array.from({ length: 56 }, (_, k) => String(k + 1)).filter((n) => !sectors.includes(n));
    // There is no Sector 13: the number was given to Manimajra.
    expect(missing).toEqual(['13']);
  });

  it('finds the sector of known positions', () => {
    const known: [string, number, number][] = [
      ['chandigarh-sector-17', 30.739, 76.783],
      ['chandigarh-sector-12', 30.765, 76.776],
      ['chandigarh-sector-14', 30.76, 76.766],
      ['chandigarh-sector-1', 30.757, 76.806],
      ['chandigarh-sector-32', 30.708, 76.776],
      ['chandigarh-sector-35', 30.726, 76.76],
      ['chandigarh-manimajra', 30.716, 76.836],
      ['mohali-phase-9', 30.691, 76.737],
      ['panchkula-sector-5', 30.692, 76.852],
    ];
    expect(known.map(([, lat, lng]) => gazetteer.locate({ lat, lng }).locality?.id)).toEqual(known.map(([id]) => id));
  });

  it('maps the names that listings had before places had ids', () => {
    const before: [string, string, number, number, string][] = [
      ['Mohali', 'Phase 6 (Sector 56)', 30.73, 76.71, 'mohali-phase-6'],
      ['Mohali', 'Phase 8B (Sector 74)', 30.705, 76.69, 'mohali-phase-8b-industrial-area'],
      ['Mohali', 'JLPL Sector 82', 30.66, 76.73, 'mohali-jlpl-sector-82'],
      ['Zirakpur', 'VIP Road / Lohgarh Rd', 30.64, 76.82, 'zirakpur-vip-road'],
      ['Chandigarh', 'Manimajra', 30.716, 76.836, 'chandigarh-manimajra'],
      ['Mohali', 'Sector 61', 30.706, 76.726, 'mohali-phase-7'],
    ];
    for (const [city, locality, lat, lng, id] of before)
      expect([locality, resolvePlaces(gazetteer, { position: { lat, lng }, city, locality })]).toEqual([
        locality,
        { city: splitLowerCaseWords(city).join('-'), locality: id },
      ]);
  });

  it('has unique ids made of its words, and query links to existing places', () => {
    const ids = places.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, names, cityId, kind } of places)
      if (kind === 'locality') expect(id).toBe([cityId, ...splitLowerCaseWords(names.en)].join('-'));
    for (const { item } of items)
      if (item.type === 'QueryLinkDefined') expect(ids).toContain(item.data.place as PlaceId);
  });

  it.each([
    ['kharar', 'place=kharar'],
    ['Dhakoli', 'place=zirakpur-dhakoli'],
    ['aerocity', 'place=mohali-aerocity'],
    ['mullanpur', 'place=new-chandigarh-mullanpur'],
    ['pir muchalla', 'place=zirakpur-peer-muchalla'],
    ['kharar mohali', 'place=kharar'],
    ['2 bhk kharar', 'bedrooms=2&place=kharar'],
    ['खरड़', 'place=kharar'],
    ['सेक्टर 70 मोहाली', 'place=mohali-sector-70'],
    ['sector 7 panchkula', 'place=panchkula-sector-7'],
  ])('F-44 finds a common query: "%s"', (typed, query) => {
    const read = interpretSearchText(typed, compileVocabulary(places));
    expect(formatCanonicalHomeQuery({ filter: read.filter, sort: 'recommended' })).toBe(query);
  });

  it('names whom to credit, separates licenses, and has a base map and demo figures', () => {
    expect(ground.credits).toContain('© OpenStreetMap contributors');
    expect([...ground.layers.keys()].sort()).toEqual(['green', 'roads', 'transport', 'water']);
    const sector = gazetteer.find('chandigarh-sector-7' as PlaceId);
    expect(sector?.credit).toBe('Chandigarh sectors: DataMeet (CC BY-SA 2.5 IN)');
    expect(demo?.cities.length).toBe(8);
  });
});
