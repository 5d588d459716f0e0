/** A name may end with a dollar sign and an e. */
const BEGINS = String.raw`(?<![\w$\u0080-\uffff])`;
const QUOTED = [
  String.raw`--[^\n\r]*`,
  String.raw`/\*[\s\S]*?\*/`,
  String.raw`${BEGINS}[eE]'(?:[^'\\]|\\[\s\S]|'')*'`,
  `'(?:[^']|'')*'`,
  '"(?:[^"]|"")*"',
  String.raw`${BEGINS}\$(?<tag>\w*)\$[\s\S]*?\$\k<tag>\$`,
].join('|');
const TOKENS = new RegExp(`(?<quoted>${QUOTED})|(?<end>;)`, 'g');
const GAP = String.raw`(?:\s|--[^\n\r]*|/\*[\s\S]*?\*/)`;
const NOTHING = new RegExp(`^${GAP}*$`);
const EXPLAIN = new RegExp(String.raw`^${GAP}*explain\b${GAP}*(?:analyze\b|verbose\b)?${GAP}*(?<rest>[\s\S]*)$`, 'i');
const OPTIONS = new RegExp(String.raw`^\(${GAP}*(?:analyze|verbose|format)\b[^()]*\)`, 'i');

export function splitStatements(text: string): string[] {
  const ends = [...text.matchAll(TOKENS)].filter(({ groups }) => groups?.end).map(({ index }) => index);
  const starts = [0, ...ends.map((end) => end + 1)];
  return starts.map((start, k) => text.slice(start, ends[k])).filter((statement) => !NOTHING.test(statement));
}

export const findExplainedStatement = (statement: string): string | undefined =>
  EXPLAIN.exec(statement)?.groups?.rest.replace(OPTIONS, '');
