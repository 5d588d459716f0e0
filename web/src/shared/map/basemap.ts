import type { StyleSpecification } from 'maplibre-gl';
import { t } from '../messages/t.ts';
import type { KnownCity } from './known-cities.ts';
import { loadQuietMapStyle } from './load-style.ts';
import { buildPlainMapStyle, NAME_FONTS, removeStyleLabels } from './plain-style.ts';
import { MARKER_ROOM } from './style-marks.ts';

/** Consecutive failed tiles before the configured style is given up. */
const LOST_IN_A_ROW = 4;

type MapEvent = { sourceId?: string; tile?: unknown };

/** If the configured style or its tiles fail, the plain style is shown and the credits say why. */
export class Basemap {
  readonly initialStyle: StyleSpecification;
  readonly #letters: Fonts;
  #show: (style: StyleSpecification) => void = () => {};
  #stopped = new AbortController();
  #cities: readonly KnownCity[];
  #shown: 'plain' | 'configured' = 'plain';
  #hasNames = false;
  #lost = 0;
  #came = false;
  #notes: readonly string[] = [];

  constructor(cities: readonly KnownCity[], letters: Fonts = document.fonts) {
    this.#cities = cities;
    this.#letters = letters;
    this.initialStyle = this.#plainStyle();
  }

  /** Shows each style after the initial one. Returns a function that stops this. */
  start(show: (style: StyleSpecification) => void): () => void {
    const stopped = new AbortController();
    this.#stopped = stopped;
    this.#show = show;
    void this.#nameOnceLoaded();
    return () => stopped.abort();
  }

  readonly onSourceData = ({ sourceId, tile }: MapEvent): void => {
    // The marker source never fails.
    if (!tile || sourceId === MARKER_ROOM) return;
    this.#lost = 0;
    this.#came = true;
  };

  /** A small map has fewer tiles than the limit. */
  readonly onIdle = (): void => {
    if (this.#shown === 'configured' && this.#lost > 0 && !this.#came && navigator.onLine)
      this.#fallBack(new Error(`All ${this.#lost} tiles failed to load`));
  };

  readonly onError = ({ error, sourceId, tile }: MapEvent & { error: Error }): void => {
    if (this.#shown === 'plain' || sourceId === undefined) console.warn('base map error:', error);
    // A source without metadata has no tiles to fail.
    else if (navigator.onLine && (!tile || ++this.#lost >= LOST_IN_A_ROW)) this.#fallBack(error);
  };

  /** Setting a style is expensive. */
  setCities(cities: readonly KnownCity[]): void {
    if (cities === this.#cities) return;
    this.#cities = cities;
    if (this.#shown === 'plain') this.#showPlain();
  }

  async applyStyle(url: string, load = loadQuietMapStyle): Promise<void> {
    const { signal } = this.#stopped;
    const style = await load(url, signal);
    if (signal.aborted) return;
    if (!style) return this.#fallBack(new Error(`The style ${url} could not be loaded`));
    this.#shown = 'configured';
    this.#show(style);
  }

  #fallBack(error: Error): void {
    console.warn('base map failed, showing the bundled one:', error);
    this.#notes = [t('app.plainMap')];
    this.#showPlain();
  }

  #showPlain(): void {
    this.#shown = 'plain';
    this.#show(this.#plainStyle());
    void this.#nameOnceLoaded();
  }

  /** Names wait for their fonts. */
  #plainStyle(): StyleSpecification {
    const style = buildPlainMapStyle(this.#cities, { notes: this.#notes });
    this.#hasNames = areFontsLoaded(this.#letters, this.#cities);
    return this.#hasNames ? style : removeStyleLabels(style);
  }

  /** Only if the style is still the same. */
  async #nameOnceLoaded(): Promise<void> {
    if (this.#hasNames) return;
    const cities = this.#cities;
    const { signal } = this.#stopped;
    await loadFonts(this.#letters, cities);
    if (signal.aborted || this.#shown !== 'plain' || cities !== this.#cities) return;
    this.#hasNames = true;
    this.#show(buildPlainMapStyle(cities, { notes: this.#notes }));
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
