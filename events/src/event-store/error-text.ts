/** An error's message as text that PostgreSQL accepts: without NUL, at most `letters` long. */
export const errorText = (error: unknown, letters: number): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, letters);
