import type { BBox } from '@naksha/events/kernel';
import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, it, vi } from 'vitest';
import { applyQuietMapStyle, loadQuietMapStyle } from './load-style.ts';
import { loadWithRetries } from './load-with-retries.ts';
import { buildPlainMapStyle, removeStyleLabels } from './plain-style.ts';
import { BELOW_NAMES, MARKER_ROOM } from './style-marks.ts';

const foreign = {
  version: 8,
  sources: { osm: { type: 'vector', url: 'https://tiles.example/t.json' } },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#123456' } },
    { id: 'water', type: 'fill', source: 'osm', 'source-layer': 'water', paint: { 'fill-color': '#00f' } },
    {
      id: 'road-major',
      type: 'line',
      source: 'osm',
      'source-layer': 'transportation',
      paint: { 'line-color': '#fa0' },
    },
    { id: 'country-line', type: 'line', source: 'osm', 'source-layer': 'boundary' },
    { id: 'shops', type: 'symbol', source: 'osm', 'source-layer': 'poi' },
    { id: 'place-town', type: 'symbol', source: 'osm', 'source-layer': 'place', paint: { 'text-color': '#000' } },
  ],
} as StyleSpecification;

describe('the base map', () => {
  it('U-42 has the color #EEF2EA with white roads, labels #565C66 and no points of interest, for any style', () => {
    const { layers } = applyQuietMapStyle(foreign);
    const own = layers.filter(({ id }) => id !== BELOW_NAMES && id !== MARKER_ROOM);
    expect(own.map(({ id }) => id)).toEqual(['background', 'water', 'road-major', 'place-town']);
    expect(own.map(({ paint }) => paint)).toEqual([
      { 'background-color': '#EEF2EA' },
      { 'fill-color': '#00f' },
      { 'line-color': '#FFFFFF' },
      { 'text-color': '#565C66' },
    ]);
  });

  it('U-43 has no country borders', () => {
    const lines = [...applyQuietMapStyle(foreign).layers, ...buildPlainMapStyle([]).layers].filter(
      ({ type }) => type === 'line',
    );
    expect(lines.map(({ id }) => id)).toEqual(['road-major', 'place-edge']);
  });

  it.each([
    ['the plain style', () => buildPlainMapStyle([])],
    ['any other', () => applyQuietMapStyle(foreign)],
    ['one without names', () => applyQuietMapStyle({ ...foreign, layers: foreign.layers.slice(0, 3) })],
  ])('%s has a place for colored areas below all names, and for markers above them', (_, load) => {
    const { layers, sources } = load();
    const ids = layers.map(({ id }) => id);
    const names = layers.filter(({ type, id }) => type === 'symbol' && id !== MARKER_ROOM);
    for (const { id } of names) expect(ids.indexOf(id)).toBeGreaterThan(ids.indexOf(BELOW_NAMES));
    expect(layers.filter(({ id, type }) => id === BELOW_NAMES || type === 'symbol')[0].id).toBe(BELOW_NAMES);
    expect(ids.at(-1)).toBe(MARKER_ROOM);
    expect(sources).toHaveProperty(MARKER_ROOM);
  });

  it('names known places, credits their sources, and loads nothing from other sites', () => {
    const style = buildPlainMapStyle([
      {
        name: 'Mohali',
        position: { lat: 30.7, lng: 76.71 },
        localities: [{ name: 'Sector 70', position: { lat: 30.697, lng: 76.71 } }],
        credits: ['Someone (CC BY-SA 2.5 IN)'],
      },
    ]);
    const text = JSON.stringify(style);
    expect(text).toContain('"name":"Sector 70"');
    expect(text).toContain('"name":"Mohali"');
    expect(style.sources.places).toMatchObject({ attribution: 'Someone (CC BY-SA 2.5 IN)' });
    expect(text).not.toMatch(/https?:/);
    expect(style).not.toHaveProperty('glyphs');
    expect(style).not.toHaveProperty('sprite');
  });

  it('draws the bundled base map from this site below all names, and its credits', () => {
    const style = buildPlainMapStyle([], {
      ground: { layers: ['water', 'roads'], streets: null, credits: ['Roads: Somebody (ODbL)'] },
    });
    const ids = style.layers.map(({ id }) => id);
    const before = (a: string, b: string) => ids.indexOf(a) >= 0 && ids.indexOf(a) < ids.indexOf(b);
    expect([before('water', 'road'), before('place-edge', 'road'), before('road', 'locality-name')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(ids).not.toContain('rail');
    expect(style.sources.roads).toMatchObject({ data: '/api/map/ground/roads.geojson' });
    expect(style.sources.places).toMatchObject({ attribution: 'Roads: Somebody (ODbL)' });
    const drawn = style.layers.flatMap((layer) => ('source' in layer ? [layer.source] : []));
    expect(drawn.filter((source) => !(source in style.sources))).toEqual([]);
    expect(Object.keys(buildPlainMapStyle([]).sources)).toEqual(['places', 'outlines', MARKER_ROOM]);
  });

  it('draws streets, buildings and street names if the region has street tiles', () => {
    vi.stubGlobal('location', { origin: 'https://naksha.example' });
    const streets = { min_zoom: 12, max_zoom: 14, bounds: [76.6, 30.6, 76.8, 30.8] as BBox };
    const { sources, layers } = buildPlainMapStyle([], { ground: { layers: ['roads'], streets, credits: [] } });
    expect(sources.streets).toEqual({
      ...{ type: 'vector', minzoom: 12, maxzoom: 14, bounds: [76.6, 30.6, 76.8, 30.8] },
      tiles: ['https://naksha.example/api/map/streets/{z}/{x}/{y}.mvt'],
    });
    const ids = layers.filter((layer) => 'source' in layer && layer.source === 'streets').map(({ id }) => id);
    expect(ids).toEqual(['building', 'path', 'street-edge', 'street', 'street-name']);
    expect(removeStyleLabels({ version: 8, sources, layers }).layers.map(({ id }) => id)).not.toContain('street-name');
    vi.unstubAllGlobals();
  });

  it('M-13 loading is retried three times, each after a longer wait', async () => {
    const waited: number[] = [];
    let tries = 0;
    const load = () => Promise.reject(new Error(`try ${++tries}`));
    await expect(loadWithRetries(load, undefined, async (ms) => void waited.push(ms))).rejects.toThrow('try 4');
    expect(waited).toHaveLength(3);
    expect(waited[1]).toBeGreaterThan(waited[0]);
    expect(waited[2]).toBeGreaterThan(waited[1]);
    tries = 0;
    const second = () => (++tries === 2 ? Promise.resolve('there') : Promise.reject(new Error('not yet')));
    await expect(loadWithRetries(second, undefined, async () => undefined)).resolves.toBe('there');
  });

  it('M-13 a failing style is requested four times', async () => {
    vi.useFakeTimers();
    const ask = vi.fn(async () => new Response(null, { status: 503 }));
    vi.stubGlobal('fetch', ask);
    const said = vi.spyOn(console, 'warn').mockReturnValue();
    const style = loadQuietMapStyle('https://tiles.example/style.json', new AbortController().signal);
    await vi.runAllTimersAsync();
    expect(await style).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(4);
    said.mockRestore();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});
