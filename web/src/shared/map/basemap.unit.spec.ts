import type { StyleSpecification } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { t } from '../messages/t.ts';
import { Basemap, type Fonts } from './basemap.ts';
import type { KnownCity } from './known-cities.ts';

const CONFIGURED: StyleSpecification = { version: 8, name: 'configured', sources: {}, layers: [] };
const lost = { error: new Error('Failed to fetch'), sourceId: 'streets', tile: {} };

const HERE: Fonts = { check: () => true, load: async () => [] };
const mohali: KnownCity = {
  name: 'ਮੋਹਾਲੀ',
  position: { lat: 30.7, lng: 76.71 },
  localities: [{ name: 'ਸੈਕਟਰ 70', position: { lat: 30.697, lng: 76.71 } }],
  credits: [],
};
const listCredits = ({ sources }: StyleSpecification) => JSON.stringify(sources.places);
const listNames = ({ layers }: StyleSpecification) => layers.map(({ id }) => id).filter((id) => id.endsWith('-name'));

function lettersOnTheirWay() {
  const asked: string[] = [];
  const arrival = Promise.withResolvers<FontFace[]>();
  let here = false;
  const letters: Fonts = {
    check: (faces, text) => here || !/[^\x20-\x7e]/.test(`${faces}${text}`),
    load: (faces, text) => {
      asked.push(`${faces}: ${text}`);
      return arrival.promise;
    },
  };
  const arrive = () => {
    here = true;
    arrival.resolve([]);
  };
  return { letters, asked, arrive, fail: () => arrival.reject(new Error('no network')) };
}

function aMap(letters = HERE, cities: readonly KnownCity[] = []) {
  const basemap = new Basemap(cities, letters);
  const styles: string[] = [];
  const drawn: StyleSpecification[] = [basemap.initialStyle];
  const start = () =>
    basemap.start((style) => {
      styles.push(style.name ?? 'plain');
      drawn.push(style);
    });
  return { basemap, start, styles, drawn };
}

describe('the base map', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const dressed = async () => {
    const map = aMap();
    map.start();
    await map.basemap.applyStyle('https://maps.example/style', async () => CONFIGURED);
    return map;
  };

  it('is the configured style once it has loaded, also if cities change later', async () => {
    const { styles, basemap } = await dressed();
    basemap.setCities([]);
    expect(styles).toEqual(['configured']);
  });

  it('draws the same cities once, and others when they have loaded', () => {
    const known = [mohali];
    const { basemap, start, drawn } = aMap(HERE, known);
    start();
    basemap.setCities(known);
    expect(drawn.length).toBe(1);
    basemap.setCities([mohali]);
    expect(drawn.length).toBe(2);
  });

  it('draws a name once its font has loaded, and never boxes before', async () => {
    const { letters, asked, arrive } = lettersOnTheirWay();
    const { start, drawn } = aMap(letters, [mohali]);
    start();
    expect(listNames(drawn[0])).toEqual([]);
    for (const face of ['"Noto Sans"', '"Noto Sans Devanagari"', '"Noto Sans Gurmukhi"'])
      expect(asked[0]).toContain(face);
    for (const letter of 'ਮੋਹਾਲੀਸੈਕਟਰ 70') expect(asked[0]).toContain(letter);
    arrive();
    await vi.waitFor(() => expect(drawn.length).toBe(2));
    expect(listNames(drawn[1])).toEqual(['locality-name', 'city-name']);
    expect(aMap(letters, [mohali]).drawn.map(listNames)).toEqual([['locality-name', 'city-name']]);
  });

  it('draws the names of the latest cities, and none over a configured style or a removed map', async () => {
    const late = async (meanwhile: (basemap: Basemap, stop: () => void) => Promise<void> | void) => {
      const { letters, arrive } = lettersOnTheirWay();
      const { basemap, start, drawn, styles } = aMap(letters, [mohali]);
      await meanwhile(basemap, start());
      arrive();
      await new Promise(setImmediate);
      return { named: drawn.filter((style) => listNames(style).length > 0).length, styles };
    };
    expect(await late(() => undefined)).toEqual({ named: 1, styles: ['plain'] });
    expect(await late((basemap) => basemap.setCities([{ ...mohali }]))).toEqual({
      named: 1,
      styles: ['plain', 'plain'],
    });
    expect(await late((basemap) => basemap.applyStyle('https://maps.example', async () => CONFIGURED))).toEqual({
      named: 0,
      styles: ['configured'],
    });
    expect(await late((_, stop) => stop())).toEqual({ named: 0, styles: [] });
  });

  it('draws names whose font loads before the map starts', async () => {
    const { letters, arrive } = lettersOnTheirWay();
    const { start, drawn } = aMap(letters, [mohali]);
    arrive();
    start();
    await vi.waitFor(() => expect(drawn.map(listNames)).toEqual([[], ['locality-name', 'city-name']]));
  });

  it('uses system fonts if the fonts fail to load', async () => {
    const { letters, fail } = lettersOnTheirWay();
    const { start, drawn } = aMap(letters, [mohali]);
    start();
    fail();
    await vi.waitFor(() => expect(drawn.map(listNames).at(-1)).toEqual(['locality-name', 'city-name']));
  });

  it('is the bundled style again if tiles of the configured style fail to load', async () => {
    const { styles, basemap } = await dressed();
    for (let k = 0; k < 3; k++) basemap.onError(lost);
    expect(styles).toEqual(['configured']);
    basemap.onError(lost);
    expect(styles).toEqual(['configured', 'plain']);
  });

  it('is the bundled style again if all tiles of a small map fail, and not if one loads', async () => {
    const { styles, basemap } = await dressed();
    basemap.onIdle();
    basemap.onError(lost);
    expect(styles).toEqual(['configured']);
    basemap.onIdle();
    expect(styles).toEqual(['configured', 'plain']);
    const other = await dressed();
    other.basemap.onSourceData(lost);
    other.basemap.onError(lost);
    other.basemap.onIdle();
    expect(other.styles).toEqual(['configured']);
  });

  it('is the bundled style again at once if a source cannot be read', async () => {
    const { styles, basemap } = await dressed();
    basemap.onError({ ...lost, tile: undefined });
    expect(styles).toEqual(['configured', 'plain']);
  });

  it('tolerates single lost tiles, and all of them while offline', async () => {
    const { styles, basemap } = await dressed();
    for (let k = 0; k < 9; k++) {
      basemap.onError(lost);
      basemap.onSourceData(lost);
    }
    vi.stubGlobal('navigator', { onLine: false });
    for (let k = 0; k < 9; k++) basemap.onError(lost);
    expect(styles).toEqual(['configured']);
  });

  it('M-15 is the bundled style if the configured one never loads, and the credits say so', async () => {
    const { basemap, start, styles, drawn } = aMap();
    start();
    expect(listCredits(drawn[0])).not.toContain(t('app.plainMap'));
    await basemap.applyStyle('https://maps.example/style', async () => undefined);
    basemap.setCities([mohali]);
    expect(styles).toEqual(['plain', 'plain']);
    for (const style of drawn.slice(1)) expect(listCredits(style)).toContain(t('app.plainMap'));
  });

  it('M-15 says in its credits that tiles of the configured style failed', async () => {
    const { basemap, drawn } = await dressed();
    for (let k = 0; k < 4; k++) basemap.onError(lost);
    expect(listCredits(drawn.at(-1)!)).toContain(t('app.plainMap'));
  });
});
