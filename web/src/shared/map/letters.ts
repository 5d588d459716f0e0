import type { KnownCity } from './known-cities.ts';
import { NAME_FONTS } from './plain-style.ts';

const FACES = `24px ${NAME_FONTS.map((font) => `"${font}"`).join(', ')}`;

/** As `document.fonts`. */
export type Letters = Pick<FontFaceSet, 'check' | 'load'>;

/** The map caches glyphs, so those of a script without a system font would stay boxes. */
export const hasLetters = (letters: Letters, cities: readonly KnownCity[]): boolean =>
  letters.check(FACES, listLetters(cities));

/** Also resolves on failure: boxes still show that there is a place. */
export async function loadLetters(letters: Letters, cities: readonly KnownCity[]): Promise<void> {
  await letters.load(FACES, listLetters(cities)).catch((error) => console.warn('the map’s letters:', error));
}

const listLetters = (cities: readonly KnownCity[]): string =>
  [...new Set(cities.flatMap(({ name, localities }) => [name, ...localities.map(({ name }) => name)]).join(''))].join(
    '',
  );
