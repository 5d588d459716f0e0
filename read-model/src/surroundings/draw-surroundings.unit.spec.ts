import { Gazetteer, type Position } from '@naksha/events/kernel';
import type { GroundLayer } from '@naksha/events/wire/ground';
import { describe, expect, it } from 'vitest';
import { sampleCity, sampleLocality } from '../testing/sample-places.ts';
import { buildSurroundings } from './draw-surroundings.ts';
import { parseBaseMapLayer } from './ground-feature.ts';

const home: Position = { lat: 30.7, lng: 76.7 };
/** Metres to the east and north. */
const off = (east: number, north: number): [number, number] => [
  home.lng + east / (111_320 * Math.cos((home.lat * Math.PI) / 180)),
  home.lat + north / 111_320,
];
const layer = (name: GroundLayer, ...features: [properties: object, geometry: object][]) =>
  parseBaseMapLayer(
    name,
    JSON.stringify({ features: features.map(([properties, geometry]) => ({ properties, geometry })) }),
  );
const line = (...coordinates: [number, number][]) => ({ type: 'LineString', coordinates });
const ring = (...coordinates: [number, number][]) => ({ type: 'Polygon', coordinates: [coordinates] });
const square = (east: number, north: number, half: number) =>
  ring(off(east - half, north - half), off(east + half, north - half), off(east + half, north + half));
const none = new Gazetteer([]);

describe('the surroundings of a place', () => {
  it('are drawn in a square with north at the top and the place in the middle', () => {
    const { paths } = buildSurroundings(
      [
        ...layer('roads', [{ class: 'trunk' }, line(off(0, 0), off(600, 600))], [{}, line(off(0, 0), off(-600, 0))]),
        ...layer('green', [{ kind: 'park' }, square(0, -240, 120)]),
        ...layer('water', [{ kind: 'stream' }, line(off(0, 0), off(0, 240))], [{ kind: 'lake' }, square(0, 0, 240)]),
        ...layer('transport', [{ kind: 'rail' }, line(off(-240, 0), off(240, 0))]),
      ],
      none,
      home,
    );
    expect(paths).toEqual({
      'wide-road': 'M500 500L750 250',
      road: 'M500 500L250 500',
      green: 'M450 650L550 650L550 550Z',
      stream: 'M500 500L500 400',
      water: 'M400 600L600 600L600 400Z',
      rail: 'M400 500L600 500',
    });
  });

  it('omit features outside the square, and the parts of long roads outside it', () => {
    const long = line(off(-5000, 0), off(-3000, 0), off(-2000, 0), off(0, 0), off(2000, 0), off(4000, 0));
    const { paths } = buildSurroundings(
      [
        ...layer('green', [{ kind: 'wood' }, square(3000, 0, 100)]),
        ...layer('roads', [{ class: 'main' }, long], [{}, line(off(0, 2000), off(10, 2100))]),
      ],
      none,
      home,
    );
    expect(paths).toEqual({ 'wide-road': expect.stringMatching(/^M-3\d\d 500L500 500L13\d\d 500$/) });
  });

  it('are listed nearest first: landmarks by their nearest corner, once each, and stations as such', () => {
    const { near } = buildSurroundings(
      [
        ...layer(
          'green',
          [{ name: 'Rose Garden' }, square(1000, 0, 400)],
          [{ name: 'Far Wood' }, square(9000, 0, 400)],
        ),
        ...layer('green', [{ name: 'Rose Garden' }, square(2000, 0, 100)], [{}, square(100, 0, 50)]),
        ...layer('transport', [
          { kind: 'station', name: 'Kharar' },
          { type: 'Point', coordinates: off(0, 300) },
        ]),
        ...layer('roads', [{ name: 'Airport Road' }, line(off(0, 0), off(10, 0))]),
      ],
      none,
      home,
    );
    expect(near.map(({ kind, name }) => [kind, name])).toEqual([
      ['station', 'Kharar'],
      ['landmark', 'Rose Garden'],
    ]);
    expect(near[0].metres).toBeGreaterThan(295);
    expect(near[0].metres).toBeLessThan(305);
    expect(near[0]).toMatchObject({ x: 500, y: 375 });
    expect(near[1].metres).toBeLessThan(750);
  });

  it('include the nearest localities in each language, except its own', () => {
    const at = ([lng, lat]: [number, number]) => ({ lat, lng });
    const next = {
      ...sampleLocality('Mohali', 'Sector 71', at(off(1000, 0))),
      names: { en: 'Sector 71', hi: 'सेक्टर 71' },
    };
    const places = [
      sampleCity('Mohali', home),
      { ...sampleLocality('Mohali', 'Sector 70', home), radiusM: 700 },
      { ...sampleLocality('Mohali', 'Sector 99', at(off(5000, 0))), radiusM: 700 },
      next,
    ];
    const { near } = buildSurroundings([], new Gazetteer(places), home);
    expect(near).toMatchObject([{ kind: 'place', name: 'Sector 71', names: { hi: 'सेक्टर 71' } }]);
    expect(Math.abs(near[0].metres - 1000)).toBeLessThan(5);
  });
});
