import { IMPORT_REFUSAL_CODES, type ImportRefusalCode } from '@naksha/events/contracts';
import { type ImportReason, isImportColumn, type RowRemark } from '@naksha/events/wire/imports';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { currentLocale, type Locale } from '../../shared/messages/locale.ts';
import { t } from '../../shared/messages/t.ts';
import { isRefusal, wordsFor } from '../../shared/ui/problem-words.ts';

/** A failure in words, what importing alone is refused among them. */
export function importWordsFor(error: unknown): string {
  if (error instanceof ApiProblem && isImportRefusal(error.code)) return t(`imports.problem.${error.code}`);
  return wordsFor(error);
}

const isImportRefusal = (code: string): code is ImportRefusalCode =>
  (IMPORT_REFUSAL_CODES as readonly string[]).includes(code);

/** The server sends each reason as data: with the parameters that its text asks for. */
export const reasonInWords = ({ code, params }: ImportReason): string =>
  t(`imports.reason.${code}` as 'imports.reason.rounded', params as { text: string; read: string });

/** @param locale the page's */
export function remarkInWords(
  { column, reason, left_out: isLeftOut }: RowRemark,
  locale: Locale = currentLocale,
): string {
  const words = reason.code === 'command' ? refusalInWords(column, reason.params, locale) : reasonInWords(reason);
  const remark = `${column} ${words}`.trim();
  return isLeftOut ? t('imports.reason.left_out', { remark }) : remark;
}

/** What the command refused. Its own words are English: in another language it is said what the column may have. */
function refusalInWords(column: string, params: ImportReason['params'], locale: Locale): string {
  const { reason, problem } = (params ?? {}) as { reason: string; problem?: string };
  if (problem !== undefined && isRefusal(problem)) return t(`problem.${problem}`);
  if (column === PLACE_COLUMNS) return t('imports.reason.outside');
  if (locale === 'en' || !isImportColumn(column)) return t('imports.reason.command', { reason });
  return t('imports.reason.expected', { expected: t(`imports.column.${column}`) });
}
const PLACE_COLUMNS = 'lat, lng';
