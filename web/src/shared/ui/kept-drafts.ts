/** Unsent input by purpose, until the page reloads; cleared with the session. */
export const keptDrafts = new Map<string, unknown>();
