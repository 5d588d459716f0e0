/** What was entered and not sent, by what it is for, until the page is loaded anew: one person's, so that whoever's session ends takes it along. */
export const keptDrafts = new Map<string, unknown>();
