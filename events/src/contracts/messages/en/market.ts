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
  'market.level': 'Same as 90 days ago.',
  'market.noChange': 'Not enough homes 90 days ago to show a price trend.',
  'market.tooFew': 'Not enough homes for sale here to show asking prices (fewer than 5 of each kind).',
  'market.howTitle': 'How this is calculated',
  'market.how':
    'We take the asking price per area of each public home of one kind. As many homes are above the median as below it. A quarter are priced below the range shown, and a quarter above it. The trend compares the median now with 90 days ago, including homes sold or removed since. Groups of fewer than 5 homes are not shown. Asking prices are not sale prices.',
} as const;
