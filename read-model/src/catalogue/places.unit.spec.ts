import type { CityDefinition, LocalityDefinition } from '@naksha/events/contracts';
import { type PlaceId, START } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import type { StoredDocument } from '../documents/stored-document.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import { sampleCity, sampleLocality } from '../testing/sample-places.ts';
import { Places } from './places.ts';

const placed = { aka: [], position: { lat: 30.7, lng: 76.71 }, radiusM: 600 };
const city = (name: string, order: number): StoredDocument<CityDefinition> => {
  const id = name.toLowerCase() as PlaceId;
  return { kind: 'city', id, partition: 0, seq: 1, body: { ...placed, id, names: { en: name }, order } };
};
const sector = (names: { en: string; hi?: string }): StoredDocument<LocalityDefinition> => {
  const id = 'mohali-sector-70' as PlaceId;
  return {
    kind: 'locality',
    id,
    partition: 0,
    seq: 1,
    body: { ...placed, id, city: 'mohali' as PlaceId, names, credit: 'Somebody' },
  };
};

function open() {
  const feed = new DocumentFeed({ follow: () => Promise.reject(new Error('no documents here')) });
  const first = [sampleCity('Elsewhere', placed.position), sampleLocality('Elsewhere', 'Old Town', placed.position)];
  const places = new Places(feed, first);
  const load = (...documents: StoredDocument[]) => {
    const loading = places.load(1);
    loading.page(documents);
    loading.end();
  };
  const change = (...documents: StoredDocument[]) =>
    places.changed({ generation: 1, before: START, after: START.with(3, 5), documents });
  const cities = () => places.cities.map(({ name, localities }) => [name, localities.map((one) => one.name)]);
  return { places, load, change, cities };
}

describe('the places of a process', () => {
  it('are the initial ones until documents exist', () => {
    const { places, load, change, cities } = open();
    expect(cities()).toEqual([['Elsewhere', ['Old Town']]]);
    load();
    expect(cities()).toEqual([['Elsewhere', ['Old Town']]]);
    expect(places.gazetteer.locate(placed.position).locality?.names.en).toBe('Old Town');
    change(city('Mohali', 0));
    expect(cities()).toEqual([['Mohali', []]]);
  });

  it('are known during a load to later loaded kinds, and to others when the load ends', () => {
    const { places, load, cities } = open();
    load(city('Panchkula', 0));
    expect(places.newestGazetteer).toBe(places.gazetteer);
    const loading = places.load(2);
    loading.page([city('Mohali', 0)]);
    expect(places.newestGazetteer.list('city').map(({ id }) => id)).toEqual(['mohali']);
    loading.page([city('Kharar', 1)]);
    expect(places.newestGazetteer.list('city').map(({ id }) => id)).toEqual(['mohali', 'kharar']);
    expect(places.newestGazetteer).toBe(places.newestGazetteer);
    expect(cities()).toEqual([['Panchkula', []]]);
    loading.end();
    expect(places.newestGazetteer).toBe(places.gazetteer);
    expect(cities().map(([name]) => name)).toEqual(['Mohali', 'Kharar']);
  });

  it('follow their documents: new, renamed, retired, and a new generation', () => {
    const { places, load, change, cities } = open();
    load(sector({ en: 'Sector 70' }), city('Panchkula', 1), city('Mohali', 0));
    expect(cities()).toEqual([
      ['Mohali', ['Sector 70']],
      ['Panchkula', []],
    ]);
    expect(places.cities[0].credits).toEqual(['Somebody']);
    change(sector({ en: 'Sector 70 A', hi: 'सेक्टर 70' }));
    expect(cities()[0]).toEqual(['Mohali', ['Sector 70 A']]);
    const before = places.gazetteer;
    change({ kind: 'listing', id: 'x', partition: 0, seq: 2, body: {} });
    expect(places.gazetteer).toBe(before);
    change({ ...sector({ en: '' }), body: null }, { ...city('Mohali', 0), body: null });
    expect(cities()).toEqual([['Panchkula', []]]);
    change({ ...city('Panchkula', 1), body: null });
    expect(cities()).toEqual([]);
    load(city('Mohali', 0));
    expect(cities()).toEqual([['Mohali', []]]);
  });

  it('report the position that they have reached', async () => {
    const { places, load, change } = open();
    load();
    const reached = places.reached({ seqs: START.with(3, 5) }, 5000);
    change(city('Mohali', 0));
    expect(await reached).toBe(true);
    expect(await places.reached({ seqs: START.with(3, 6) }, 1)).toBe(false);
  });
});
