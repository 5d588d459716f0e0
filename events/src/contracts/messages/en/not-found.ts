/** Pages that do not exist. */
export const notFound = {
  'app.notFound.title': 'Page not found',
  'app.notFound.hint': 'The address may be old or mistyped. The map shows every home for sale now.',
  'app.notFound.toMap': 'Open the map',
} as const;
