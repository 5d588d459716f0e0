/** What documents say of themselves: read by the server, which fills them in, and by the client's catalogue. */
export const pageTextsEn = {
  'app.title.suffix': '{title} | {brand}',
  'app.title.default': 'Property in Mohali, Chandigarh, Panchkula and Zirakpur',
  'app.description.default':
    'Flats, kothis, plots, offices and showrooms for sale in Mohali, Chandigarh, Panchkula and Zirakpur, on one map. No fee or commission from individual buyers.',
  'app.keywords.default':
    'real estate, property for sale, flats, kothi, plots, office, showroom, Mohali, Chandigarh, Panchkula, Zirakpur',
  'app.title.landing': 'Best real estate company in the tri-city',
  'app.title.home': 'Buy property on the map',
  'app.title.login': 'Sign in',
  'app.title.add': 'Post your property free',
  'app.title.listing': 'Property',
  'app.title.gone': 'No longer listed',
  'app.title.myListing': 'My Listing',
  'app.title.edit': 'Edit listing',
  'app.title.leads': 'Leads',
  'app.title.staffReview': 'Review queue',
  'app.title.notFound': 'Page not found',
  'app.description.login': 'Buy and Sell Property Online With Free Assistance',
  'app.description.add': 'Put your flat, kothi, plot, office or showroom on the map, with free assistance.',
} as const;

export type PageTextKey = keyof typeof pageTextsEn;
export type PageTexts = Readonly<Record<PageTextKey, string>>;
