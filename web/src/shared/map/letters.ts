import type { KnownCity } from './known-cities.ts';
import { NAME_FONTS } from './plain-style.ts';

const FACES = `24px ${NAME_FONTS.map((font) => `"${font}"`).join(', ')}`;

/** As `document.fonts` has it. */
export type Letters = Pick<FontFaceSet, 'check' | 'load'>;

/**
 * Whether the page's typeface has come for every letter of these cities' names. The map draws each letter once and keeps it: in a
 * script that the device doesn't have, what it drew before would stay a box.
 */
export const hasLetters = (letters: Letters, cities: readonly KnownCity[]): boolean =>
  letters.check(FACES, listLetters(cities));

/** Resolves also where they can't be had: a name in boxes still says that there is a place. */
export async function loadLetters(letters: Letters, cities: readonly KnownCity[]): Promise<void> {
  await letters.load(FACES, listLetters(cities)).catch((error) => console.warn('the map’s letters:', error));
}

const listLetters = (cities: readonly KnownCity[]): string =>
  [...new Set(cities.flatMap(({ name, localities }) => [name, ...localities.map(({ name }) => name)]).join(''))].join(
    '',
  );
