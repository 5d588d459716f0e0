import { IMPORT_REFUSAL_CODES, type ImportRefusalCode } from '@naksha/events/contracts';
import { type ImportReason, isImportColumn, type RowRemark } from '@naksha/events/wire/imports';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { currentLocale, type Locale } from '../../shared/messages/locale.ts';
import { t } from '../../shared/messages/t.ts';
import { describeProblem, isRefusalCode } from '../../shared/ui/problem-words.ts';
import { labelOfImportField } from './field-choices.ts';

export function describeImportError(error: unknown): string {
  if (error instanceof ApiProblem && isImportRefusal(error.code)) return t(`imports.problem.${error.code}`);
  return describeProblem(error);
}

const isImportRefusal = (code: string): code is ImportRefusalCode =>
  (IMPORT_REFUSAL_CODES as readonly string[]).includes(code);

/** Reasons are sent as data with their texts' parameters. */
export const describeImportReasonText = ({ code, params }: ImportReason): string =>
  t(
    `imports.reason.${code}` as 'imports.reason.rounded',
    (code === 'unnamed_columns' ? { ...params, missing: nameColumns(String(params?.missing)) } : params) as {
      text: string;
      read: string;
    },
  );

export function describeImportRemarkText(remark: RowRemark, locale: Locale = currentLocale): string {
  const words = sentenceOf(remark) ?? `${nameColumns(remark.column)} ${describeReason(remark, locale)}`.trim();
  return remark.left_out ? t('imports.reason.left_out', { remark: words }) : words;
}

export const labelOfImportColumn = (column: string): string =>
  isImportColumn(column) ? labelOfImportField(column) : column;
const nameColumns = (columns: string): string => columns.split(', ').map(labelOfImportColumn).join(', ');

function sentenceOf({ column, reason: { code, params } }: RowRemark): string | undefined {
  if (column === 'price' && code === 'not_number') return t('imports.reason.not_price', { text: params?.text ?? '' });
  if (column === 'external_id' && code === 'id_repeated')
    return t('imports.reason.same_id', { line: params?.line ?? '' });
  return undefined;
}

const describeReason = ({ column, reason }: RowRemark, locale: Locale): string =>
  reason.code === 'command' ? refusalInWords(column, reason.params, locale) : describeImportReasonText(reason);

/** Rejections by the command are in English; in other languages the column's rule is shown instead. */
function refusalInWords(column: string, params: ImportReason['params'], locale: Locale): string {
  const { reason, problem } = (params ?? {}) as { reason: string; problem?: string };
  if (problem !== undefined && isRefusalCode(problem)) return t(`problem.${problem}`);
  if (column === PLACE_COLUMNS) return t('imports.reason.outside');
  if (locale === 'en' || !isImportColumn(column)) return t('imports.reason.command', { reason });
  return t('imports.reason.expected', { expected: t(`imports.column.${column}`) });
}
const PLACE_COLUMNS = 'lat, lng';
