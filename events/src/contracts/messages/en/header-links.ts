/** The header's links, which come after the page, and what else leads where they do. */
export const headerLinks = {
  'app.free': 'FREE',
  'app.nav.site': 'Site',
  'app.nav.buy': 'Buy',
  'app.nav.sell': 'Sell',
  'app.nav.findProperty': 'Find Property',
  'app.nav.aboutUs': 'About Us',
  'app.nav.featuredProjects': 'Featured Projects',
  'app.nav.blog': 'Blog',
  'app.nav.popularSearches': 'Popular Searches',
  'app.nav.postProperty': 'Post Property',
  'app.nav.contact': 'Contact Us',
} as const;
