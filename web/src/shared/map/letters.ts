import type { KnownCity } from './known-cities.ts';
import { NAME_FONTS } from './plain-style.ts';

const FACES = `24px ${NAME_FONTS.map((font) => `"${font}"`).join(', ')}`;

/** As `document.fonts`. */
export type Fonts = Pick<FontFaceSet, 'check' | 'load'>;

/** The map caches glyphs, so those of a script without a system font would stay boxes. */
export const areFontsLoaded = (letters: Fonts, cities: readonly KnownCity[]): boolean =>
  letters.check(FACES, listNames(cities));

/** Also resolves on failure: boxes still show that there is a place. */
export async function loadFonts(letters: Fonts, cities: readonly KnownCity[]): Promise<void> {
  await letters.load(FACES, listNames(cities)).catch((error) => console.warn('map fonts failed to load:', error));
}

const listNames = (cities: readonly KnownCity[]): string =>
  [...new Set(cities.flatMap(({ name, localities }) => [name, ...localities.map(({ name }) => name)]).join(''))].join(
    '',
  );
