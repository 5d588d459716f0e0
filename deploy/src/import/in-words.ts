import { type Message, writeMessage } from '@naksha/events/messages';
import { en } from '@naksha/events/messages/en';
import type { ImportReason, ImportReasonCode, RowRemark } from '@naksha/events/wire/imports';
import { BadFile } from '@naksha/services';
import { UserError } from '../process/user-error.ts';

/** How what the words ask for is done at this keyboard. */
const ARGUMENTS: Partial<Record<ImportReasonCode, string>> = {
  missing_columns: '--map ours=theirs, or --set ours=value',
  doubled_column: '--map lat=#7',
  unnamed_columns: '--map lat=#7 names one by its number',
  wrong_encoding: '--encoding windows-1252',
  utf_16: '--encoding utf-16le',
  delimiter_unknown: '--delimiter semicolon',
  unit_missing: 'or --set area_unit=sqft for all of them',
  unknown_value: '--values column:theirs=ours says what it means',
  id_missing: 'without --update',
};

export function writeReason({ code, params = {} }: ImportReason): string {
  const words: Message = en[`imports.reason.${code}`];
  const text = writeMessage(words, params, 'en-IN');
  return ARGUMENTS[code] ? `${text} (${ARGUMENTS[code]})` : text;
}

/** @returns what is said of a row's field */
export function writeRemark({ column, reason, left_out: isLeftOut }: RowRemark): string {
  const isPlace = column === 'lat, lng' && reason.code === 'command';
  const remark = `${column} ${writeReason(reason)}${isPlace ? ' (check that they are not swapped)' : ''}`.trim();
  return isLeftOut ? writeMessage(en['imports.reason.left_out'], { remark }, 'en-IN') : remark;
}

/** A file that can't be read is its owner's to mend; all else is thrown as it is. */
export const inWords = (error: unknown): unknown =>
  error instanceof BadFile ? new UserError(writeReason(error.reason)) : error;
