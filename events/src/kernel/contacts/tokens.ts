/** `at`: in the folded text. */
export type Token = { kind: 'word' | 'digits' | 'mark' | 'space'; text: string; at: number };

const TOKEN = /(?<digits>[0-9]+)|(?<word>[\p{L}\p{M}]+)|(?<space>\s+)|./gsu;

export const tokenize = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ groups, index, 0: found }) => ({
    kind: groups?.digits ? 'digits' : groups?.word ? 'word' : groups?.space ? 'space' : 'mark',
    text: found,
    at: index,
  }));
