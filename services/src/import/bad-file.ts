import type { ImportReason, ImportReasonCode } from '@naksha/events/wire/imports';

/** A file that can't be read. Which rows stand before the place where that was seen is nobody's concern: some may be posted. */
export class BadFile extends Error {
  readonly reason: ImportReason;

  constructor(code: ImportReasonCode, params: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.name = 'BadFile';
    this.reason = { code, params };
  }
}
