import type { ImportOptions, ImportQuestion } from '@naksha/events/wire/imports';

/** What a file leaves open, each with the flags that answer it. */
export function writeQuestions(questions: readonly ImportQuestion[]): string {
  return [
    'Nothing was posted: the file leaves questions open. Run the command again with a flag for each.',
    ...questions.flatMap((question) => ['', describeQuestion(question), ...listAnswers(question)]),
  ].join('\n');
}

function describeQuestion(question: ImportQuestion): string {
  if (question.kind === 'value') {
    const { field, text, rows, line, more } = question;
    const rest = more ? ` ${more} more values of ${field} are asked about after these.` : '';
    return `What is the ${field} “${text}”? ${countRows(rows)}, first in line ${line}.${rest}`;
  }
  const values = question.values.map(({ text, rows }) => `“${text}” (${rows})`).join(', ');
  return `Column “${question.column}” looks like the state of a sale: ${values}. Which rows are left out?`;
}

function listAnswers(question: ImportQuestion): string[] {
  const answers = question.answers.map((answer) => `  ${writeFlags(answer)}${remark(answer)}`);
  const names = question.kind === 'sale_state' && !question.answers.some(({ skip }) => skip);
  return names
    ? [`  --skip ${quote(`${question.column}=…`)}  (the values of homes that are not for sale)`, ...answers]
    : answers;
}

const remark = ({ ignore }: ImportOptions): string => (ignore ? '  (all rows that are not skipped are for sale)' : '');

/** The flags of options, quoted for a shell. */
function writeFlags({ ignore = [], skip = {}, values = {} }: ImportOptions): string {
  return [
    ...Object.entries(skip).map(([column, texts]) => `--skip ${quote(`${column}=${texts.map(listed).join(',')}`)}`),
    ...(ignore.length > 0 ? [`--ignore ${quote(ignore.map(listed).join(','))}`] : []),
    ...Object.entries(values).flatMap(([field, meanings]) =>
      Object.entries(meanings).map(([text, value]) => `--values ${quote(`${field}:${listed(text)}=${value}`)}`),
    ),
  ].join(' ');
}

/** A name or value in a list: one with a comma or a quote stands in double quotes. */
const listed = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const quote = (text: string): string => (/^[\w=:,.#+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

const countRows = (rows: number): string => (rows === 1 ? '1 row' : `${rows} rows`);
