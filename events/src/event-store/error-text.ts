/** What an error says, as PostgreSQL takes it: without NUL, and so many letters at most. */
export const errorText = (error: unknown, letters: number): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, letters);
