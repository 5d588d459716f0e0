/** Of what is cut, letters at its end that may be given up for a whole last word. */
const MAX_GIVEN_UP = 20;

/** At most so many letters and "...": it ends with a word where one ends near, and within no letter, whatever script it is of. */
export function cutText(text: string, max: number): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  if (letters.length <= max) return text;
  const end = letters[max] === ' ' ? max : letters.lastIndexOf(' ', max);
  return `${letters
    .slice(0, end < max - MAX_GIVEN_UP ? max : end)
    .join('')
    .replace(/[\s,;:.–-]+$/, '')}...`;
}

/** Letters of a title that show where it stands among others (requirements L-10, L-15, L-18). */
const MAX_TITLE = 50;

export const cutTitle = (title: string): string => cutText(title, MAX_TITLE);
