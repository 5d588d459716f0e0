/** At most so many letters and "..."; cut within no letter, whatever script it is of. */
export function cutText(text: string, max: number): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return letters.length > max ? `${letters.slice(0, max).join('').trimEnd()}...` : text;
}

/** Letters of a title that show where it stands among others (requirements L-10, L-15, L-18). */
const MAX_TITLE = 50;

export const cutTitle = (title: string): string => cutText(title, MAX_TITLE);
