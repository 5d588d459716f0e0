/** Seller and date on cards. */
export const cards = {
  'trade.lister.owner': 'Owner',
  'trade.lister.agent': 'Dealer / Agent',
  'trade.lister.builder': 'Builder',
  'trade.lister.relative': 'Family / Friend',
  'trade.lister.naksha_admin': 'Our office',

  'card.today': 'today',
  'card.yesterday': 'yesterday',
  'card.daysAgo': { one: '{n} day ago', other: '{n} days ago' },
  'card.monthsAgo': { one: '{n} month ago', other: '{n} months ago' },
} as const;
