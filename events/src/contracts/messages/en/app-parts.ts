/** What every page may say later, once something is opened or goes wrong. */
export const appParts = {
  'app.close': 'Close',
  'app.dismiss': 'Dismiss',
  'app.undo': 'Undo',
  'app.cancel': 'Cancel',
  'app.plainMap': 'The streets could not be loaded.',
  'app.illustration': 'Illustration',
  'app.illustrationOf': 'Illustration of a {subtype}, not a photo',
  'app.nav.leads': 'Leads',
  'app.nav.myListing': 'My Listing',
  'app.nav.review': 'Review queue',
  'app.nav.landing': 'Start page',
  'app.user.hello': 'Hello',
  'app.user.signIn': 'Sign in',
  'app.user.logout': 'Logout',
  'app.error.server': 'Something went wrong on our side. Please try again.',
  'app.error.tooMany': 'Too many requests. Try again in {n} s.',
  'app.error.summary': {
    one: 'One field needs another look:',
    other: '{n} fields need another look:',
  },
} as const;
