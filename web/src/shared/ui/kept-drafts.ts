/** Until the page reloads; cleared with the session. */
export const keptDrafts = new Map<string, unknown>();
