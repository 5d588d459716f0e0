import type { ImportReason, ImportReasonCode } from '@naksha/events/wire/imports';

/** How many rows precede the error is not defined; some may have been posted. */
export class BadFile extends Error {
  readonly reason: ImportReason;

  constructor(code: ImportReasonCode, params: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.name = 'BadFile';
    this.reason = { code, params };
  }
}
