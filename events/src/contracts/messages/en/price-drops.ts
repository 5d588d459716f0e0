export const priceDrops = {
  'priceDrops.title': 'Price drops',
  'priceDrops.head.description': 'Homes with a recent price drop, newest first: flats, kothis, plots and offices.',
  'priceDrops.hint': 'Each home was listed at its previous price for at least three days.',
  'priceDrops.where': 'Where',
  'priceDrops.everywhere': 'Everywhere',
  'priceDrops.empty': 'No price drops here yet.',
  'priceDrops.emptyHint': 'Save a search, and we’ll tell you when a price drops.',
  'priceDrops.more': 'Show more',
} as const;
