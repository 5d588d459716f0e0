import { describe, expect, it } from 'vitest';
import { sortMarkersByDistance } from '../panel/selected-card.tsx';
import type { ListingMarker, MapMarker } from '../tiles/decode-tile.ts';
import { chooseSheetSnap, nextHigherSnap, nextLowerSnap, resultSheetHeight } from './snap.ts';

const ROOM = 500;
const flat = (id: number, lat: number): ListingMarker => ({
  kind: 'listing',
  key: `l${id}`,
  id,
  position: { lat, lng: 76.7 },
  subtype: 'flat',
  state: 'verified',
});

describe('the sheet', () => {
  it('the collapsed height grows with its texts', () => {
    expect(resultSheetHeight('peek', ROOM, 144)).toBe(144);
    expect(chooseSheetSnap(120, 0, ROOM, 144)).toBe('peek');
    expect(resultSheetHeight('half', ROOM, 144)).toBe(272);
    expect(resultSheetHeight('half', ROOM, 400)).toBe(ROOM);
  });

  it('U-13 snaps to 72 px, half and the full height', () => {
    expect([resultSheetHeight('peek', ROOM), resultSheetHeight('half', ROOM), resultSheetHeight('full', ROOM)]).toEqual(
      [72, 250, 500],
    );
    expect([80, 150, 200, 370, 380, 490].map((height) => chooseSheetSnap(height, 0, ROOM))).toEqual([
      'peek',
      'peek',
      'half',
      'half',
      'full',
      'full',
    ]);
  });

  it('a flick moves to the next position in its direction', () => {
    expect(chooseSheetSnap(100, 1, ROOM)).toBe('half');
    expect(chooseSheetSnap(260, 1, ROOM)).toBe('full');
    expect(chooseSheetSnap(240, -1, ROOM)).toBe('peek');
    expect(chooseSheetSnap(480, -1, ROOM)).toBe('half');
    expect(chooseSheetSnap(500, 1, ROOM)).toBe('full');
    expect(chooseSheetSnap(72, -1, ROOM)).toBe('peek');
  });

  it('the buttons move through the same positions', () => {
    expect([nextHigherSnap('peek'), nextHigherSnap('half'), nextHigherSnap('full')]).toEqual(['half', 'full', 'full']);
    expect([nextLowerSnap('peek'), nextLowerSnap('half'), nextLowerSnap('full')]).toEqual(['peek', 'peek', 'half']);
  });
});

describe('moving from a selected home', () => {
  it('U-14 leads to the nearest other home, the newer of equally near ones, and never to a cluster', () => {
    const start = flat(5, 30.7);
    const markers: MapMarker[] = [
      flat(1, 30.705),
      { kind: 'cluster', key: 'c', position: start.position, count: 9 },
      flat(2, 30.701),
      flat(9, 30.7),
      start,
      flat(3, 30.699),
    ];
    const order = sortMarkersByDistance(markers, start).map(({ id }) => id);
    expect(order.slice(0, 2)).toEqual([5, 9]);
    expect(new Set(order.slice(2, 4))).toEqual(new Set([2, 3]));
    expect(order.at(-1)).toBe(1);
  });
});
