import type { StyleSpecification } from 'maplibre-gl';
import { t } from '../messages/t.ts';
import type { KnownCity } from './known-cities.ts';
import { loadQuietMapStyle } from './load-style.ts';
import { buildPlainMapStyle, NAME_FONTS, removeStyleLabels } from './plain-style.ts';
import { MARKER_ROOM } from './style-marks.ts';

export type BasemapTarget = {
  setStyle(style: StyleSpecification, options: { diff: false }): unknown;
  on(event: 'error', listener: (event: { error: Error; sourceId?: string; tile?: unknown }) => void): unknown;
  on(event: 'sourcedata', listener: (event: { sourceId?: string; tile?: unknown }) => void): unknown;
  on(event: 'idle', listener: () => void): unknown;
};

/** Names wait for their fonts. `notes` are shown with the credits. */
export const initialMapStyle = (
  cities: readonly KnownCity[],
  letters: Fonts = document.fonts,
  notes: readonly string[] = [],
): StyleSpecification => {
  const style = buildPlainMapStyle(cities, { notes });
  return areFontsLoaded(letters, cities) ? style : removeStyleLabels(style);
};

/** Consecutive failed tiles before the configured style is given up. */
const LOST_IN_A_ROW = 4;

/** If the configured style or its tiles fail, the plain style is shown and the credits say why. */
export class Basemap {
  readonly #map: BasemapTarget;
  readonly #letters: Fonts;
  readonly #gone = new AbortController();
  #cities: readonly KnownCity[];
  #shown: 'plain' | 'configured' = 'plain';
  #lost = 0;
  #came = false;
  #notes: readonly string[] = [];

  /** `map`: opened with the `initialMapStyle` of these cities. */
  constructor(map: BasemapTarget, cities: readonly KnownCity[], letters: Fonts = document.fonts) {
    this.#map = map;
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
        this.#fallBack(new Error(`All ${this.#lost} tiles failed to load`));
    });
    map.on('error', ({ error, sourceId, tile }) => {
      if (this.#shown === 'plain' || sourceId === undefined) return console.warn('map error:', error);
      // A source without metadata has no tiles to fail.
      if (navigator.onLine && (!tile || ++this.#lost >= LOST_IN_A_ROW)) this.#fallBack(error);
    });
  }

  /** Setting a style is expensive. */
  setCities(cities: readonly KnownCity[]): void {
    if (cities === this.#cities) return;
    this.#cities = cities;
    if (this.#shown === 'plain') this.#showPlain();
  }

  async applyStyle(url: string, load = loadQuietMapStyle): Promise<void> {
    const style = await load(url, this.#gone.signal);
    if (this.#gone.signal.aborted) return;
    if (!style) return this.#fallBack(new Error(`The style ${url} could not be loaded`));
    this.#shown = 'configured';
    this.#map.setStyle(style, { diff: false });
  }

  remove(): void {
    this.#gone.abort();
  }

  #fallBack(error: Error): void {
    console.warn('base map failed, showing the bundled one:', error);
    this.#notes = [t('app.plainMap')];
    this.#showPlain();
  }

  #showPlain(): void {
    this.#shown = 'plain';
    this.#map.setStyle(initialMapStyle(this.#cities, this.#letters, this.#notes), { diff: false });
    void this.#nameOnceLoaded();
  }

  /** Only if the style is still the same. */
  async #nameOnceLoaded(): Promise<void> {
    const cities = this.#cities;
    if (areFontsLoaded(this.#letters, cities)) return;
    await loadFonts(this.#letters, cities);
    if (this.#gone.signal.aborted || this.#shown !== 'plain' || cities !== this.#cities) return;
    this.#map.setStyle(buildPlainMapStyle(cities, { notes: this.#notes }), { diff: false });
  }
}

const FACES = `24px ${NAME_FONTS.map((font) => `"${font}"`).join(', ')}`;

/** As `document.fonts`. */
export type Fonts = Pick<FontFaceSet, 'check' | 'load'>;

/** The map caches glyphs, so those of a script without a system font would stay boxes. */
const areFontsLoaded = (letters: Fonts, cities: readonly KnownCity[]): boolean =>
  letters.check(FACES, listNames(cities));

/** Also resolves on failure: boxes still show that there is a place. */
async function loadFonts(letters: Fonts, cities: readonly KnownCity[]): Promise<void> {
  await letters.load(FACES, listNames(cities)).catch((error) => console.warn('map fonts failed to load:', error));
}

const listNames = (cities: readonly KnownCity[]): string =>
  [...new Set(cities.flatMap(({ name, localities }) => [name, ...localities.map(({ name }) => name)]).join(''))].join(
    '',
  );
