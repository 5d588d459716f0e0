/** Asking prices by place. */
export const market = {
  'market.title': 'Asking prices here',
  'market.of': '{kind}: median {rate}',
  'market.half': 'Half of the homes are priced between {lower} and {upper}.',
  'market.plot': 'From {lower} to {upper}, median {median}',
  'market.plotOwn': 'From {lower} to {upper}, median {median}, this home {own}',
  'market.homes': { one: 'Based on {n} home.', other: 'Based on {n} homes.' },
  'market.demoHomes': {
    one: 'Based on {n} demo home, not a market price.',
    other: 'Based on {n} demo homes, not market prices.',
  },
  'market.up': '{percent}% higher than 90 days ago.',
  'market.down': '{percent}% lower than 90 days ago.',
  'market.level': 'The same as 90 days ago.',
  'market.noChange': 'Too few homes were for sale 90 days ago to show a price trend.',
  'market.tooFew': 'There are fewer than 5 homes of each kind for sale here, too few to show asking prices.',
  'market.howTitle': 'How this is calculated',
  'market.how':
    'We take the asking price per area of every public home of one kind. Half of the homes are priced above the median, and half below it. A quarter are priced below the range shown, and a quarter above it. The trend compares today’s median with the median 90 days ago, which includes homes sold or removed since. We do not show groups of fewer than 5 homes. Asking prices are not sale prices.',
  'priceDrops.title': 'Price drops',
  'priceDrops.head.description': 'Homes with a recent price drop, newest first: flats, kothis, plots and offices.',
  'priceDrops.hint': 'Each home was listed at its previous price for at least three days.',
  'priceDrops.where': 'Where',
  'priceDrops.everywhere': 'Everywhere',
  'priceDrops.empty': 'No price drops here yet.',
  'priceDrops.emptyHint': 'Save a search, and we’ll tell you when a price drops.',
  'priceDrops.more': 'Show more',
} as const;
