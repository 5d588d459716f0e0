import { removeAccentsAndSplitTerms, spellingDistanceOfTerms } from './match-text.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter]);

/** As HTML with the words in `<mark>`. */
export function highlightTermsAsHtml(text: string, terms: readonly string[]): string {
  const words = terms.flatMap((term) => term.split(' '));
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map((part) => {
      const isFound = words.some(
        (word) => spellingDistanceOfTerms([word], removeAccentsAndSplitTerms(part)) !== undefined,
      );
      return isFound ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part);
    })
    .join('');
}
