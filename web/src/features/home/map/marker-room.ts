import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { MARKER_ROOM } from '../../../shared/map/style-marks.ts';
import { BADGE } from '../markers/badge-collisions.ts';
import type { PlacedMarker, Sprite } from '../markers/placed-marker.ts';

/** Keeps the base map's labels off the markers, in any style. */
export function useLabelFreeMarkers(ref: MapRef | null, placed: readonly PlacedMarker[]): void {
  const map = ref?.getMap();
  const updateSource = useEffectEvent(() => {
    void map?.getSource<GeoJSONSource>(MARKER_ROOM)?.setData({
      type: 'FeatureCollection',
      features: placed.map(({ position: { lat, lng }, sprite }) => ({
        type: 'Feature',
        properties: { room: labelFreeImageName(sprite) },
        geometry: { type: 'Point', coordinates: [lng, lat] },
      })),
    });
  });
  useEffect(() => {
    map?.setMissingStyleImageResolver((id) => {
      const [, width, height] = /^room-(\d+)x(\d+)$/.exec(id)?.map(Number) ?? [];
      if (width) map.addImage(id, { width, height, data: new Uint8Array(width * height * 4) });
    });
    // A new style has an empty source.
    map?.on('style.load', () => updateSource());
  }, [map]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source holds the markers of this render
  useEffect(() => updateSource(), [map, placed]);
}

/** CSS pixels, without the shadow. */
export function labelFreeImageName(sprite: Sprite): string {
  switch (sprite.form) {
    case 'dot':
      return 'room-16x16';
    case 'badge':
      return `room-${BADGE.width}x${BADGE.height}`;
    case 'cluster':
      return `room-${sprite.size}x${sprite.size}`;
    case 'stack':
      return 'room-40x40';
    case 'review':
      return 'room-20x20';
  }
}
