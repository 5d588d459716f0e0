/** What is counted of those who agree, and the question whether they do. */
export const analytics = {
  'analytics.ask':
    'May we count this? We keep one number an hour of posts, contacts and closed sign-ins, and nothing about you.',
  'analytics.yes': 'Yes, count',
  'analytics.no': 'No',
  'analytics.title': 'Counting',
  'analytics.what':
    'If you agree, we count how often homes are posted, sellers are contacted and the sign-in is closed. It is one number an hour, kept for 400 days, or by a service that counts for us as long as it keeps it. No name, phone number, address or device is in it, and without your yes nothing is sent.',
  'analytics.is.yes': 'You have agreed.',
  'analytics.is.no': 'You have not agreed, and nothing is sent.',
  'analytics.is.refused': 'Your browser asks not to be counted, and nothing is sent.',
} as const;
