/**
 * The whole words of a text, as search compares them: lower case, compatibility forms folded, letters, marks and digits only.
 * "Sector-70, Mohali" has the words sector, 70 and mohali.
 */
export const splitWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
