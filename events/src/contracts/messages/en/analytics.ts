/** Visitor statistics, and the consent for them. */
export const analytics = {
  'analytics.ask':
    'Allow anonymous usage statistics? We count posts, contacts, cancelled sign-ins and searches without results, but nothing about you.',
  'analytics.yes': 'Allow',
  'analytics.no': 'No thanks',
  'analytics.title': 'Usage statistics',
  'analytics.what':
    'If you agree, we count how often homes are posted, sellers are contacted and sign-in is cancelled. We store one number per hour and delete it after 400 days. We also store which homes were searched for and not found: place, type, bedrooms, features and a rounded budget, but no words you typed. So that a search counts once, it carries a random number that your browser deletes when you close the tab. We delete these searches after 90 days and show only those of five or more days and tabs. If we use an external statistics service, it gets only the hourly counts and may store them longer. None of this contains a name, phone number, address or device, and nothing is sent without your consent.',
  'analytics.is.yes': 'You allowed usage statistics.',
  'analytics.is.no': 'You did not allow usage statistics. Nothing is sent.',
  'analytics.is.refused': 'Your browser asks sites not to track you. Nothing is sent.',
} as const;
