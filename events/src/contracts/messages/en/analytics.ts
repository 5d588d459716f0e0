/** Visitor statistics, and the consent for them. */
export const analytics = {
  'analytics.ask':
    'Allow anonymous usage statistics? We count posts, contacts and cancelled sign-ins each hour, but nothing about you.',
  'analytics.yes': 'Allow',
  'analytics.no': 'No thanks',
  'analytics.title': 'Usage statistics',
  'analytics.what':
    'If you agree, we count how often homes are posted, sellers are contacted and sign-in is cancelled. We store one number per hour and delete it after 400 days. If we use an external statistics service, it may store the numbers longer. They contain no name, phone number, address or device, and nothing is sent without your consent.',
  'analytics.is.yes': 'You allowed usage statistics.',
  'analytics.is.no': 'You did not allow usage statistics. Nothing is sent.',
  'analytics.is.refused': 'Your browser asks sites not to track you. Nothing is sent.',
} as const;
