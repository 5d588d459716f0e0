import type { ImportOptions, ImportQuestion } from '@naksha/events/wire/imports';

export function formatImportQuestions(questions: readonly ImportQuestion[]): string {
  return [
    'Nothing was posted, because some values are ambiguous. Run the command again with an option for each.',
    ...questions.flatMap((question) => ['', describeQuestion(question), ...listAnswers(question)]),
  ].join('\n');
}

function describeQuestion(question: ImportQuestion): string {
  if (question.kind === 'value') {
    const { field, text, rows, line, more } = question;
    const rest = more ? ` Then ${more} more values of ${field} must be defined.` : '';
    return `Which ${field} does “${text}” mean? ${countRows(rows)}, first on line ${line}.${rest}`;
  }
  const values = question.values.map(({ text, rows }) => `“${text}” (${rows})`).join(', ');
  return `Column “${question.column}” looks like a sale status: ${values}. Which rows should be skipped?`;
}

function listAnswers(question: ImportQuestion): string[] {
  const answers = question.answers.map((answer) => `  ${writeFlags(answer)}${remark(answer)}`);
  const names = question.kind === 'sale_state' && !question.answers.some(({ skip }) => skip);
  return names
    ? [`  --skip ${quote(`${question.column}=…`)}  (the values of listings that are not for sale)`, ...answers]
    : answers;
}

const remark = ({ ignore }: ImportOptions): string => (ignore ? '  (if all other rows are for sale)' : '');

function writeFlags({ ignore = [], skip = {}, values = {} }: ImportOptions): string {
  return [
    ...Object.entries(skip).map(([column, texts]) => `--skip ${quote(`${column}=${texts.map(joinValues).join(',')}`)}`),
    ...(ignore.length > 0 ? [`--ignore ${quote(ignore.map(joinValues).join(','))}`] : []),
    ...Object.entries(values).flatMap(([field, meanings]) =>
      Object.entries(meanings).map(([text, value]) => `--values ${quote(`${field}:${joinValues(text)}=${value}`)}`),
    ),
  ].join(' ');
}

/** A name or value in a list: one with a comma or a quote is in double quotes. */
const joinValues = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const quote = (text: string): string => (/^[\w=:,.#+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

const countRows = (rows: number): string => (rows === 1 ? '1 row' : `${rows} rows`);
