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
  /** How the style is tried by hand, each time that it was given up. */
  const failed: (() => void)[] = [];
  const open = () => new Basemap(ground, [], (retry) => failed.push(retry));
  return { open, styles, tell, failed };
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
    const basemap = map.open();
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
    const basemap = map.open();
    await basemap.applyStyle('https://maps.example/style', async () => undefined);
    basemap.setCities([]);
    expect(map.styles).toEqual(['plain']);
  });

  it('M-13 is tried by hand once nothing else is tried, as often as somebody likes', async () => {
    const map = aMap();
    const answers = [undefined, undefined, CONFIGURED];
    const asked: string[] = [];
    await map.open().applyStyle('https://maps.example/style', async (url) => {
      asked.push(url);
      return answers[asked.length - 1];
    });
    expect([asked.length, map.failed.length]).toEqual([1, 1]);
    map.failed[0]();
    await vi.waitFor(() => expect(map.failed.length).toBe(2));
    expect(map.styles).toEqual([]);
    map.failed[1]();
    await vi.waitFor(() => expect(map.styles).toEqual(['configured']));
    expect(new Set(asked)).toEqual(new Set(['https://maps.example/style']));
    expect(map.failed.length).toBe(2);
  });

  it('M-13 whose tiles are lost is tried by hand, and what was lost before counts no more', async () => {
    const { styles, tell, failed } = await dressed();
    for (let k = 0; k < 4; k++) tell('error');
    failed[0]();
    await vi.waitFor(() => expect(styles).toEqual(['configured', 'plain', 'configured']));
    for (let k = 0; k < 3; k++) tell('error');
    expect(styles.at(-1)).toBe('configured');
    tell('error');
    expect(styles.at(-1)).toBe('plain');
    expect(failed.length).toBe(2);
  });
});
