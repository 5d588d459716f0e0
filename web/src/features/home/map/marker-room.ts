import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { MARKER_ROOM } from '../../../shared/map/style-marks.ts';
import { BADGE } from '../markers/badge-collisions.ts';
import type { PlacedMarker, Sprite } from '../markers/placed-marker.ts';

/** Keeps the base map's labels off the markers, in any style. */
export class LabelFreeMarkers {
  readonly #map: MapLibreMap;
  #placed: readonly PlacedMarker[] = [];

  constructor(map: MapLibreMap) {
    this.#map = map;
    map.setMissingStyleImageResolver((id) => {
      const [, width, height] = /^room-(\d+)x(\d+)$/.exec(id)?.map(Number) ?? [];
      if (width) map.addImage(id, { width, height, data: new Uint8Array(width * height * 4) });
    });
    // A new style has an empty source.
    map.on('style.load', () => this.#tell());
  }

  keep(placed: readonly PlacedMarker[]): void {
    if (placed === this.#placed) return;
    this.#placed = placed;
    this.#tell();
  }

  #tell(): void {
    const source = this.#map.getSource<GeoJSONSource>(MARKER_ROOM);
    void source?.setData({
      type: 'FeatureCollection',
      features: this.#placed.map(({ position: { lat, lng }, sprite }) => ({
        type: 'Feature',
        properties: { room: labelFreeImageName(sprite) },
        geometry: { type: 'Point', coordinates: [lng, lat] },
      })),
    });
  }
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
  }
}
