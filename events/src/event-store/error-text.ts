/** PostgreSQL accepts no NUL. */
export const toStorableErrorText = (error: unknown, letters: number): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, letters);
