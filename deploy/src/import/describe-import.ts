import { formatMessage, type Message } from '@naksha/events/messages';
import { en } from '@naksha/events/messages/en';
import type { ImportReason, ImportReasonCode, RowRemark } from '@naksha/events/wire/imports';
import { BadFile } from '@naksha/services';
import { UserError } from '../process/user-error.ts';

const ARGUMENTS: Partial<Record<ImportReasonCode, string>> = {
  missing_columns: '--map COLUMN=HEADER or --set COLUMN=VALUE',
  doubled_column: '--map lat=#7',
  unnamed_columns: 'use the number of the column: --map lat=#7',
  wrong_encoding: '--encoding windows-1252',
  utf_16: '--encoding utf-16le',
  delimiter_unknown: '--delimiter semicolon',
  unit_missing: 'or --set area_unit=sqft for all rows',
  unknown_value: '--values COLUMN:TEXT=VALUE defines its meaning',
  id_missing: 'without --update',
};

export function describeImportReason({ code, params = {} }: ImportReason): string {
  const words: Message = en[`imports.reason.${code}`];
  const text = formatMessage(words, params, 'en-IN');
  const argument = ARGUMENTS[code];
  if (!argument) return text;
  return text.endsWith('.') ? `${text.slice(0, -1)} (${argument}).` : `${text} (${argument})`;
}

export function describeImportRemark({ column, reason, left_out: isLeftOut }: RowRemark): string {
  const isPlace = column === 'lat, lng' && reason.code === 'command';
  const remark =
    `${column} ${describeImportReason(reason)}${isPlace ? ' (check that lat and lng are not swapped)' : ''}`.trim();
  return isLeftOut ? formatMessage(en['imports.reason.left_out'], { remark }, 'en-IN') : remark;
}

/** A file that cannot be read is the user's error; any other error is returned unchanged. */
export const toImportUserError = (error: unknown): unknown =>
  error instanceof BadFile ? new UserError(describeImportReason(error.reason)) : error;
