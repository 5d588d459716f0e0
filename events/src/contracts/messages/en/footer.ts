/** Footer and drawer, which come after the page. */
export const footer = {
  'app.language': 'Language',
  'app.drawer.selling': 'My Selling Dashboard',
  'app.drawer.staff': 'Staff',
  'app.drawer.followUs': 'Follow Us On',

  'app.nav.contact': 'Contact Us',
  'app.footer.about':
    'Homes, plots, offices and showrooms on one map of {cities}. Individual buyers pay no fee and no commission.',
  'app.footer.agent': 'Registered real-estate agent, RERA number: {rera}',
  'app.footer.grievance': 'Grievance officer: {officer}',
  'app.footer.copyright': '© {year} {brand}',
  'app.footer.explore': 'Explore',
  'app.footer.priceDrops': 'Price drops',
  'app.footer.searches': 'Saved searches',
  'app.footer.sellers': 'For sellers',
  'app.footer.contact': 'Contact',
  'app.footer.sitemap': 'Sitemap',
  'app.footer.demo': 'Listings marked Demo are invented and cannot be contacted for real.',
} as const;
