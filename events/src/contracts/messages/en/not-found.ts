/** Where an address leads nowhere. */
export const notFound = {
  'app.notFound.title': 'This page does not exist',
  'app.notFound.hint': 'The address may be old or mistyped. The map has everything that is for sale now.',
  'app.notFound.toMap': 'Open the map',
} as const;
