import type { StyleSpecification } from 'maplibre-gl';
import type { KnownCity } from './known-cities.ts';
import { areFontsLoaded, type Fonts, loadFonts } from './letters.ts';
import { loadStyle } from './load-style.ts';
import { plainStyle, withoutLabels } from './plain-style.ts';
import { MARKER_ROOM } from './style-marks.ts';

export type BasemapTarget = {
  setStyle(style: StyleSpecification, options: { diff: false }): unknown;
  on(event: 'error', listener: (event: { error: Error; sourceId?: string; tile?: unknown }) => void): unknown;
  on(event: 'sourcedata', listener: (event: { sourceId?: string; tile?: unknown }) => void): unknown;
  on(event: 'idle', listener: () => void): unknown;
};

/** Names wait for their fonts. */
export const openingStyle = (cities: readonly KnownCity[], letters: Fonts = document.fonts): StyleSpecification =>
  areFontsLoaded(letters, cities) ? plainStyle(cities) : withoutLabels(plainStyle(cities));

/** Consecutive failed tiles before the configured style is given up. */
const LOST_IN_A_ROW = 4;

/**
 * If its tiles fail, for example because the CSP blocks their host, the plain style is shown again until a manual
 * retry.
 */
export class Basemap {
  readonly #map: BasemapTarget;
  readonly #onFailed: (retry: () => void) => void;
  readonly #letters: Fonts;
  readonly #gone = new AbortController();
  #cities: readonly KnownCity[];
  #shown: 'plain' | 'configured' = 'plain';
  #lost = 0;
  #retry = () => {};
  #came = false;

  /** `map`: opened with the `openingStyle` of these cities. */
  constructor(
    map: BasemapTarget,
    cities: readonly KnownCity[],
    onFailed: (retry: () => void) => void,
    letters: Fonts = document.fonts,
  ) {
    this.#map = map;
    this.#onFailed = onFailed;
    this.#letters = letters;
    this.#cities = cities;
    void this.#nameOnceLoaded();
    map.on('sourcedata', ({ sourceId, tile }) => {
      // The marker source never fails.
      if (!tile || sourceId === MARKER_ROOM) return;
      this.#lost = 0;
      this.#came = true;
    });
    // A small map has fewer tiles than the limit.
    map.on('idle', () => {
      if (this.#shown === 'configured' && this.#lost > 0 && !this.#came && navigator.onLine)
        this.#drawPlain(new Error(`All ${this.#lost} tiles failed to load`));
    });
    map.on('error', ({ error, sourceId, tile }) => {
      if (this.#shown === 'plain' || sourceId === undefined) return console.warn('the map:', error);
      // A source without metadata has no tiles to fail.
      if (navigator.onLine && (!tile || ++this.#lost >= LOST_IN_A_ROW)) this.#drawPlain(error);
    });
  }

  /** Setting a style is expensive. */
  setCities(cities: readonly KnownCity[]): void {
    if (cities === this.#cities) return;
    this.#cities = cities;
    if (this.#shown === 'plain') this.#showPlain();
  }

  async applyStyle(url: string, load = loadStyle): Promise<void> {
    this.#retry = () => void this.applyStyle(url, load);
    const style = await load(url, this.#gone.signal);
    if (this.#gone.signal.aborted) return;
    if (!style) return this.#onFailed(this.#retry);
    this.#shown = 'configured';
    // Earlier tiles belonged to another style.
    this.#came = false;
    this.#lost = 0;
    this.#map.setStyle(style, { diff: false });
  }

  remove(): void {
    this.#gone.abort();
  }

  #drawPlain(error: Error): void {
    console.warn('the map stays plain, its tiles can not be had:', error);
    this.#showPlain();
    this.#onFailed(this.#retry);
  }

  #showPlain(): void {
    this.#shown = 'plain';
    this.#map.setStyle(openingStyle(this.#cities, this.#letters), { diff: false });
    void this.#nameOnceLoaded();
  }

  /** Only if the style is still the same. */
  async #nameOnceLoaded(): Promise<void> {
    const cities = this.#cities;
    if (areFontsLoaded(this.#letters, cities)) return;
    await loadFonts(this.#letters, cities);
    if (this.#gone.signal.aborted || this.#shown !== 'plain' || cities !== this.#cities) return;
    this.#map.setStyle(plainStyle(cities), { diff: false });
  }
}
