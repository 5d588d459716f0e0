export const priceDrops = {
  'priceDrops.title': 'Price drops',
  'priceDrops.head.description': 'Homes whose price fell, the newest first: flats, kothis, plots and offices.',
  'priceDrops.hint': 'Each price had been public for three days or more before it fell.',
  'priceDrops.where': 'Where',
  'priceDrops.everywhere': 'Everywhere',
  'priceDrops.empty': 'No price has fallen here yet.',
  'priceDrops.emptyHint': 'Save a search, and we tell you when a price falls.',
  'priceDrops.more': 'Show more',
} as const;
