import { describe, expect, it } from 'vitest';
import { EMPHASIS, placeMarkers, raiseSelectedMarker } from '../markers/place-markers.ts';
import type { Atlas } from '../markers/sprite-atlas.ts';
import { NO_AREAS } from '../prices/map-areas.ts';
import type { MapMarker } from '../tiles/decode-tile.ts';
import { drawnRingLayers, markerLayers, placeOutlineLayers, priceAreaLayers } from './layers.ts';

const cluster: MapMarker = { kind: 'cluster', key: 'c1', position: { lat: 30.7, lng: 76.7 }, count: 12 };
const ATLAS = { frames: {} } as Atlas;
const drawn = (markers: readonly MapMarker[]) => {
  const placed = placeMarkers(markers, 12, { saved: new Set(), seen: new Set(), contacted: new Set() });
  const [layer] = markerLayers(placed, [], ATLAS);
  return { layer, places: placed.map(({ position }) => position) };
};

describe('the marker layer', () => {
  it('D-151 a marker that reappears has the same position and layer, without a transition', () => {
    const before = drawn([cluster]);
    const after = drawn([{ ...cluster, count: 13 }]);
    expect(after.layer.id).toBe(before.layer.id);
    expect(after.places).toEqual(before.places);
    expect(before.layer.props.transitions ?? null).toBeNull();
  });

  it('a raised marker is drawn larger above the others, which do not change', () => {
    const overlay = { saved: new Set<number>(), seen: new Set<number>(), contacted: new Set<number>() };
    const placed = placeMarkers([cluster, { ...cluster, key: 'c2' }], 12, overlay);
    const [all, one] = markerLayers(placed, raiseSelectedMarker(placed, 'c1', overlay), ATLAS);
    expect(all.props.data).toBe(placed);
    expect(one.props.data).toMatchObject([{ marker: cluster, scale: EMPHASIS }]);
    expect(placed.map(({ scale }) => scale)).toEqual([1, 1]);
    const [, none] = markerLayers(placed, raiseSelectedMarker(placed, undefined, overlay), ATLAS);
    const [, still] = markerLayers(placed, raiseSelectedMarker(placed, 'gone', overlay), ATLAS);
    expect(none.props.data).toEqual([]);
    expect(still.props.data).toBe(none.props.data);
  });
});

describe('layers below the markers', () => {
  const corners = [
    { lat: 30.7, lng: 76.7 },
    { lat: 30.8, lng: 76.7 },
    { lat: 30.8, lng: 76.8 },
  ];

  it('exist only if they have content', () => {
    expect([...priceAreaLayers(NO_AREAS), ...placeOutlineLayers([]), ...drawnRingLayers([], true)]).toEqual([]);
    const shapes = [{ ring: corners, approximate: false }];
    const layers = [
      ...priceAreaLayers({ shapes, colours: [[0, 0, 0, 90]] }),
      ...placeOutlineLayers(shapes),
      ...drawnRingLayers(corners, true),
    ];
    expect(layers.map(({ id }) => id)).toEqual(['areas', 'area-dashes', 'places', 'place-dashes', 'ring', 'corners']);
  });
});
