/** Visitor statistics, and the consent for them. */
export const analytics = {
  'analytics.ask': 'Allow anonymous usage statistics?',
  'analytics.details': 'What we count',
  'analytics.yes': 'Allow',
  'analytics.no': 'No thanks',
  'analytics.title': 'Usage statistics',
  'analytics.what':
    'If you agree, we count how often homes are posted, sellers are contacted and sign-in is cancelled. We store one number per hour and delete it after 400 days. We also store searches that found no homes: place, type, bedrooms, features and a rounded budget, but no words you typed. To count each search only once, we send a random number with it. Your browser deletes this number when you close the tab. We delete these searches after 90 days, and show only searches made on at least five days and in at least five browser tabs. If we use an external statistics service, it gets only the hourly counts and may store them longer. None of this data contains a name, phone number, address or device, and nothing is sent without your consent.',
  'analytics.is.yes': 'You allowed usage statistics.',
  'analytics.is.no': 'You did not allow usage statistics. Nothing is sent.',
  'analytics.is.refused': 'Your browser asks sites not to track you. Nothing is sent.',
} as const;
