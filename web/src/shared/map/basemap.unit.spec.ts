import type { StyleSpecification } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { t } from '../messages/t.ts';
import { Basemap, type BasemapTarget, type Fonts, initialMapStyle } from './basemap.ts';
import type { KnownCity } from './known-cities.ts';

type Heard = (event: { error: Error; sourceId?: string; tile?: unknown }) => void;

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
  const heard = new Map<string, Heard>();
  const styles: string[] = [];
  const drawn: StyleSpecification[] = [initialMapStyle(cities, letters)];
  const ground = {
    setStyle: (style: StyleSpecification) => {
      styles.push(style.name ?? 'plain');
      drawn.push(style);
    },
    on: (event: string, listener: Heard) => heard.set(event, listener),
  } as BasemapTarget;
  const tell = (event: string, what = lost as Parameters<Heard>[0]) => heard.get(event)?.(what);
  const open = () => new Basemap(ground, cities, letters);
  return { open, styles, drawn, tell };
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
    const basemap = map.open();
    await basemap.applyStyle('https://maps.example/style', async () => CONFIGURED);
    return { ...map, basemap };
  };

  it('is the configured style once it has loaded, also if cities change later', async () => {
    const { styles, basemap } = await dressed();
    basemap.setCities([]);
    expect(styles).toEqual(['configured']);
  });

  it('draws the same cities once, and others when they have loaded', () => {
    const known = [mohali];
    const { open, drawn } = aMap(HERE, known);
    const basemap = open();
    basemap.setCities(known);
    expect(drawn.length).toBe(1);
    basemap.setCities([mohali]);
    expect(drawn.length).toBe(2);
  });

  it('draws a name once its font has loaded, and never boxes before', async () => {
    const { letters, asked, arrive } = lettersOnTheirWay();
    const { open, drawn } = aMap(letters, [mohali]);
    open();
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
    const late = async (meanwhile: (basemap: Basemap) => Promise<void> | void) => {
      const { letters, arrive } = lettersOnTheirWay();
      const { open, drawn, styles } = aMap(letters, [mohali]);
      await meanwhile(open());
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
    expect(await late((basemap) => basemap.remove())).toEqual({ named: 0, styles: [] });
  });

  it('uses system fonts if the fonts fail to load', async () => {
    const { letters, fail } = lettersOnTheirWay();
    const { open, drawn } = aMap(letters, [mohali]);
    open();
    fail();
    await vi.waitFor(() => expect(drawn.map(listNames).at(-1)).toEqual(['locality-name', 'city-name']));
  });

  it('is the bundled style again if tiles of the configured style fail to load', async () => {
    const { styles, tell } = await dressed();
    for (let k = 0; k < 3; k++) tell('error', lost);
    expect(styles).toEqual(['configured']);
    tell('error', lost);
    expect(styles).toEqual(['configured', 'plain']);
  });

  it('is the bundled style again if all tiles of a small map fail, and not if one loads', async () => {
    const { styles, tell } = await dressed();
    tell('idle');
    tell('error');
    expect(styles).toEqual(['configured']);
    tell('idle');
    expect(styles).toEqual(['configured', 'plain']);
    const other = await dressed();
    other.tell('sourcedata');
    other.tell('error');
    other.tell('idle');
    expect(other.styles).toEqual(['configured']);
  });

  it('is the bundled style again at once if a source cannot be read', async () => {
    const { styles, tell } = await dressed();
    tell('error', { ...lost, tile: undefined });
    expect(styles).toEqual(['configured', 'plain']);
  });

  it('tolerates single lost tiles, and all of them while offline', async () => {
    const { styles, tell } = await dressed();
    for (let k = 0; k < 9; k++) {
      tell('error', lost);
      tell('sourcedata', { ...lost, tile: {} });
    }
    vi.stubGlobal('navigator', { onLine: false });
    for (let k = 0; k < 9; k++) tell('error', lost);
    expect(styles).toEqual(['configured']);
  });

  it('M-15 is the bundled style if the configured one never loads, and the credits say so', async () => {
    const map = aMap();
    const basemap = map.open();
    expect(listCredits(map.drawn[0])).not.toContain(t('app.plainMap'));
    await basemap.applyStyle('https://maps.example/style', async () => undefined);
    basemap.setCities([mohali]);
    expect(map.styles).toEqual(['plain', 'plain']);
    for (const style of map.drawn.slice(1)) expect(listCredits(style)).toContain(t('app.plainMap'));
  });

  it('M-15 says in its credits that tiles of the configured style failed', async () => {
    const { tell, drawn } = await dressed();
    for (let k = 0; k < 4; k++) tell('error');
    expect(listCredits(drawn.at(-1)!)).toContain(t('app.plainMap'));
  });
});
