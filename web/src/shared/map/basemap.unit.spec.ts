import type { StyleSpecification } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Basemap, type BasemapTarget } from './basemap.ts';

type Heard = (event: { error: Error; sourceId?: string; tile?: unknown }) => void;

const CONFIGURED: StyleSpecification = { version: 8, name: 'configured', sources: {}, layers: [] };
const lost = { error: new Error('Failed to fetch'), sourceId: 'streets', tile: {} };

/** A map that remembers its styles, and tells of its sources when the test says so. */
function aMap() {
  const heard = new Map<string, Heard>();
  const styles: string[] = [];
  const ground = {
    setStyle: (style: StyleSpecification) => styles.push(style.name ?? 'plain'),
    on: (event: string, listener: Heard) => heard.set(event, listener),
  } as BasemapTarget;
  const tell = (event: string, what = lost as Parameters<Heard>[0]) => heard.get(event)?.(what);
  return { ground, styles, tell };
}

describe('the basemap', () => {
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
    const basemap = new Basemap(map.ground, []);
    await basemap.applyStyle('https://maps.example/style', async () => CONFIGURED);
    return { ...map, basemap };
  };

  it('is the configured style once it has come, whatever is known of the cities after it', async () => {
    const { styles, basemap } = await dressed();
    basemap.setCities([]);
    expect(styles).toEqual(['configured']);
  });

  it('is plain again when the tiles of the configured style can not be had', async () => {
    const { styles, tell } = await dressed();
    for (let k = 0; k < 3; k++) tell('error', lost);
    expect(styles).toEqual(['configured']);
    tell('error', lost);
    expect(styles).toEqual(['configured', 'plain']);
  });

  it('is plain again when the few tiles of a small map are all lost, and not while one came', async () => {
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

  it('is plain again at once when a source can not be read at all', async () => {
    const { styles, tell } = await dressed();
    tell('error', { ...lost, tile: undefined });
    expect(styles).toEqual(['configured', 'plain']);
  });

  it('bears tiles that are lost between others, and all of them while the browser is offline', async () => {
    const { styles, tell } = await dressed();
    for (let k = 0; k < 9; k++) {
      tell('error', lost);
      tell('sourcedata', { ...lost, tile: {} });
    }
    vi.stubGlobal('navigator', { onLine: false });
    for (let k = 0; k < 9; k++) tell('error', lost);
    expect(styles).toEqual(['configured']);
  });

  it('stays plain where the configured style never comes', async () => {
    const map = aMap();
    const basemap = new Basemap(map.ground, []);
    await basemap.applyStyle('https://maps.example/style', async () => undefined);
    basemap.setCities([]);
    expect(map.styles).toEqual(['plain']);
  });
});
