import type { City } from '@naksha/events/contracts';
import type { Position } from '@naksha/events/kernel';
import { Marker } from 'maplibre-gl';
import type { Camera } from '../../shared/map/camera.ts';
import { loadStyle } from '../../shared/map/load-style.ts';
import { openMap } from '../../shared/map/open-map.ts';
import { plainStyle } from '../../shared/map/plain-style.ts';
import { DRAGGABLE_ZOOM, toMapLibreZoom } from '../../shared/map/zoom.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { rounded } from './pin-nudge.ts';

/** A map with one pin on it. This module carries the map library: import it lazily. */
export class PinMap {
  readonly #map: ReturnType<typeof openMap>;
  readonly #pin: Marker;
  readonly #gone = new AbortController();
  #placed = false;

  /** @param pin what is dragged; it is the caller's, with its name and its keys */
  constructor(
    container: HTMLElement,
    pin: HTMLElement,
    camera: Camera,
    cities: readonly City[],
    onMove: (to: Position) => void,
  ) {
    this.#map = openMap(container, plainStyle(cities.map((city) => ({ ...city, outline: city.map_ploygon }))), camera);
    this.#map.scrollZoom.disable();
    this.#pin = new Marker({ element: pin, draggable: true, anchor: 'bottom' });
    this.#pin.on('dragend', () => onMove(rounded(this.#pin.getLngLat())));
    this.#map.on('click', ({ lngLat }) => onMove(rounded(lngLat)));
    if (pageConfig.map_style_url)
      void loadStyle(pageConfig.map_style_url, this.#gone.signal).then((style) => style && this.#map.setStyle(style));
  }

  /** Puts the pin there: near enough to tell one house from the next, and in view. */
  place(at: Position): void {
    this.#pin.setLngLat(at);
    if (!this.#placed) this.#pin.addTo(this.#map);
    this.#placed = true;
    const near = toMapLibreZoom(DRAGGABLE_ZOOM);
    if (this.#map.getZoom() < near) this.#map.easeTo({ center: at, zoom: near });
    else if (!this.#map.getBounds().contains(at)) this.#map.jumpTo({ center: at });
  }

  remove(): void {
    this.#gone.abort();
    this.#map.remove();
  }
}
