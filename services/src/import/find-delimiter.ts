import { BadFile } from './bad-file.ts';

const NAMES: Readonly<Record<string, string>> = {
  tab: '\t',
  '\\t': '\t',
  comma: ',',
  semicolon: ';',
  bar: '|',
  pipe: '|',
};
/** What separates columns in files that people have; of as many of each, the earlier. */
const DELIMITERS = [',', ';', '\t', '|'];

/** @throws BadFile where it separates nothing in any file that we know */
export function readDelimiter(given: string): string {
  const delimiter = NAMES[given.trim().toLowerCase()] ?? given;
  if (!DELIMITERS.includes(delimiter)) throw new BadFile('delimiter_unknown', { given });
  return delimiter;
}

/** Whichever stands most often in the first line that says anything, outside quotes. */
export function findDelimiter(text: string): string {
  const first = text.split(/\r\n?|\n/).find((line) => line.trim() !== '') ?? '';
  const plain = first.replace(/"(?:[^"]|"")*"/g, '');
  const count = (delimiter: string) => plain.split(delimiter).length - 1;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}
