import { IMPORT_REFUSAL_CODES, type ImportRefusalCode } from '@naksha/events/contracts';
import type { ImportReason, RowRemark } from '@naksha/events/wire/imports';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { t } from '../../shared/messages/t.ts';
import { wordsFor } from '../../shared/ui/problem-words.ts';

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

export const remarkInWords = ({ column, reason }: RowRemark): string => `${column} ${reasonInWords(reason)}`.trim();
