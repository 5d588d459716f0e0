export const staffAnalytics = {
  'staffAnalytics.title': 'Analytics',
  'staffAnalytics.hint':
    'What was posted, verified, contacted, made cheaper and sold, how fast and where. Without demo homes; days are India’s.',
  'staffAnalytics.when': 'How far back',
  'staffAnalytics.days': { one: '{n} day', other: '{n} days' },
  'staffAnalytics.posted': 'Posted',
  'staffAnalytics.verified': 'Verified',
  'staffAnalytics.contacted': 'Contacted',
  'staffAnalytics.cuts': 'Price cuts',
  'staffAnalytics.sold': 'Sold',
  'staffAnalytics.forSale': 'For sale before',
  'staffAnalytics.share': 'Absorbed',
  'staffAnalytics.percent': '{percent} %',
  'staffAnalytics.absorbed': '{percent} % of the {n} that were for sale before.',
  'staffAnalytics.took': 'Half within {median}, nine of ten within {ninth}.',
  'staffAnalytics.howTitle': 'How it is computed',
  'staffAnalytics.plot': {
    one: '{title} over {n} day: {total} in all, at most {most} a day.',
    other: '{title} over {n} days: {total} in all, at most {most} a day.',
  },
  'staffAnalytics.how.posted': 'Homes that were posted on these days.',
  'staffAnalytics.how.verified':
    'Homes that could be seen for the first time on these days. Their time runs from posting to then.',
  'staffAnalytics.how.contacted':
    'Buyers who got in touch with a seller, each once a home. The time runs from when a home could first be seen to its first buyer. The open data have people only as large numbers with noise, so that no SQL gives this one.',
  'staffAnalytics.how.cuts': 'Prices that were lowered while everybody could see them; two cuts of one home are two.',
  'staffAnalytics.how.sold':
    'Absorption: of the homes that were for sale as the first of these days began, those that were sold since, each once. What came on the market later counts neither above nor below the line.',
  'staffAnalytics.sql': 'The same in SQL, for the open data of the demo town',
  'staffAnalytics.agreed': 'Of visitors who agreed',
  'staffAnalytics.agreedOf':
    'How often each happened, of those who agreed to be counted. What they searched for and opened is not counted, so this is no share of visitors. Fewer than {n} are not told.',
  'staffAnalytics.agreedElsewhere': 'Another service counts for us.',
  'staffAnalytics.times': 'Times',
  'staffAnalytics.agreed.close': 'Sign-in was closed',
  'staffAnalytics.agreed.contacted': 'A seller was contacted',
  'staffAnalytics.agreed.posted': 'A home was posted',
  'staffAnalytics.few': 'Fewer than {n}',
  'staffAnalytics.byCity': 'By city',
  'staffAnalytics.byDay': 'By day',
  'staffAnalytics.nowhere': 'No known city',
  'staffAnalytics.span.minutes': '{n} min',
  'staffAnalytics.span.hours': '{n} h',
  'staffAnalytics.export': 'Asking prices as a file',
  'staffAnalytics.exportOf':
    'Every price that was publicly asked, with its days, kind, size and places. Nothing of a person.',
  'staffAnalytics.exportNow': 'Download as CSV',
} as const;
