export const staffAnalytics = {
  'staffAnalytics.title': 'Analytics',
  'staffAnalytics.hint':
    'What was posted, verified and contacted, how fast and where. Without demo homes; days are India’s.',
  'staffAnalytics.when': 'How far back',
  'staffAnalytics.days': { one: '{n} day', other: '{n} days' },
  'staffAnalytics.posted': 'Posted',
  'staffAnalytics.verified': 'Verified',
  'staffAnalytics.contacted': 'Contacted',
  'staffAnalytics.took': 'Half within {median}, nine of ten within {ninth}.',
  'staffAnalytics.howTitle': 'How it is computed',
  'staffAnalytics.plot': {
    one: '{title} over {n} day: {total} in all, at most {most} a day.',
    other: '{title} over {n} days: {total} in all, at most {most} a day.',
  },
  'staffAnalytics.how':
    'Verified counts homes that could be seen for the first time, from their posting on. Contacted counts buyers; its time runs from when a home could first be seen to its first buyer.',
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
