/** Letters of a group's title that show (requirement L-15). */
const MAX_TITLE = 50;

/** Cut within no letter, whatever script it is of. */
export function cutTitle(title: string): string {
  const letters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  return letters.length > MAX_TITLE ? `${letters.slice(0, MAX_TITLE).join('')}...` : title;
}
