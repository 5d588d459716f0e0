import { BadFile } from './bad-file.ts';
import { hasColumnNames } from './map-columns.ts';

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

/** How far down the names of the columns are looked for where the first line has none. */
export const LINES_ABOVE = 10;

/** Whichever makes our column names of one of the first lines; else whichever stands most often, outside quotes, in the first line that has more than one. */
export function findDelimiter(text: string): string {
  const lines = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_ABOVE + 1)
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, (quoted) => quoted.slice(1, -1).replaceAll(/[,;\t|]/g, ' ')));
  const naming = DELIMITERS.find((one) => lines.some((line) => hasColumnNames(line.split(one))));
  if (naming) return naming;
  const count = (line: string, delimiter: string) => line.split(delimiter).length - 1;
  const first = lines.find((line) => DELIMITERS.some((one) => count(line, one) > 1)) ?? lines[0] ?? '';
  return DELIMITERS.reduce((best, one) => (count(first, one) > count(first, best) ? one : best));
}
