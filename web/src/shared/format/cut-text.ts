const MAX_GIVEN_UP = 20;

/** At a word if possible, never within a grapheme. */
export function truncateText(text: string, max: number): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  if (letters.length <= max) return text;
  const end = letters[max] === ' ' ? max : letters.lastIndexOf(' ', max);
  return `${letters
    .slice(0, end < max - MAX_GIVEN_UP ? max : end)
    .join('')
    .replace(/[\s,;:.–-]+$/, '')}...`;
}

/** Requirements L-10, L-15, L-18. */
const MAX_TITLE = 50;

export const truncateTitle = (title: string): string => truncateText(title, MAX_TITLE);
