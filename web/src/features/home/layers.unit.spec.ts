import { describe, expect, it } from 'vitest';
import { markerLayers } from './layers.ts';
import { placeMarkers } from './markers/place-markers.ts';
import type { Atlas } from './markers/sprite-atlas.ts';
import type { MapMarker } from './tiles/decode-tile.ts';

const cluster: MapMarker = { kind: 'cluster', key: 'c1', position: { lat: 30.7, lng: 76.7 }, count: 12 };
/** Nothing is drawn here, so that there is nothing in it. */
const ATLAS = { frames: {} } as Atlas;
const drawn = (markers: readonly MapMarker[]) => {
  const placed = placeMarkers(markers, 12, { saved: new Set(), seen: new Set() }, 'Review');
  const [layer] = markerLayers(placed, ATLAS, false);
  return { layer, places: placed.map(({ position }) => position) };
};

describe('the layer of markers', () => {
  it('D-151 a marker that is there again stands where it stood, in the same layer and without a transition', () => {
    const before = drawn([cluster]);
    const after = drawn([{ ...cluster, count: 13 }]);
    expect(after.layer.id).toBe(before.layer.id);
    expect(after.places).toEqual(before.places);
    expect(before.layer.props.transitions ?? null).toBeNull();
  });
});
