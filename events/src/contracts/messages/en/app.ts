export const app = {
  'app.skipToContent': 'Skip to content',
  'app.menu': 'Menu',
  'app.retry': 'Try again',
  'app.loading': 'Loading',
  'app.demo': 'Demo',

  'app.nav': 'Main',
  'app.nav.home': 'Home',
  'app.nav.post': 'Post',
  'app.nav.dashboard': 'Dashboard',
  'app.nav.popular': 'Popular',
  'app.nav.projects': 'Projects',
  'app.nav.contact': 'Contact Us',

  'app.user.menu': 'Your account',
  'app.user.loggedOut': "You've successfully logged out!",
  'app.user.sessionExpired': 'Session expired! please login again',
  'app.user.sessionUnclear': 'Something went wrong, please try again!',

  'app.chat': 'Chat with us on WhatsApp',
  'app.chat.write': 'Message us',

  'app.error.network': 'No connection. Check your internet connection and try again.',
  'app.error.page': 'This page could not be shown.',
  'app.error.pageHint': 'The problem is on our side. Try again.',

  'app.head.suffix': '{title} | {brand}',
  'app.head.description':
    'Flats, kothis, plots, offices and showrooms for sale in {cities}, on one map. No fee or commission for individual buyers.',
  'app.head.image': 'A map with homes for sale',
  'app.head.keywords': 'real estate, property for sale, flats, kothi, plots, office, showroom, {cities}',

  'app.notFound.head': 'Page not found',
} as const;
