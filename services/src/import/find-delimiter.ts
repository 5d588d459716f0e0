import { BadFile } from './bad-file.ts';
import { looksLikeColumnHeader } from './map-columns.ts';

const NAMES: Readonly<Record<string, string>> = {
  tab: '\t',
  '\\t': '\t',
  comma: ',',
  semicolon: ';',
  bar: '|',
  pipe: '|',
};
/** Earlier ones win ties. */
const DELIMITERS = [',', ';', '\t', '|'];

export function parseDelimiter(text: string): string {
  const delimiter = NAMES[text.trim().toLowerCase()] ?? text;
  if (!DELIMITERS.includes(delimiter)) throw new BadFile('delimiter_unknown', { given: text });
  return delimiter;
}

export const MAX_LINES_ABOVE_HEADER = 10;

/**
 * That yields our column names in one of the first lines; otherwise the most frequent unquoted one in the first line
 * with several.
 */
export function findDelimiter(text: string): string {
  const lines = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_LINES_ABOVE_HEADER + 1)
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, (quoted) => quoted.slice(1, -1).replaceAll(/[,;\t|]/g, ' ')));
  const naming = DELIMITERS.find((one) => lines.some((line) => looksLikeColumnHeader(line.split(one))));
  if (naming) return naming;
  const count = (line: string, delimiter: string) => line.split(delimiter).length - 1;
  const first = lines.find((line) => DELIMITERS.some((one) => count(line, one) > 1)) ?? lines[0] ?? '';
  return DELIMITERS.reduce((best, one) => (count(first, one) > count(first, best) ? one : best));
}
