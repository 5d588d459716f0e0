/** What is counted of those who agree, and the question whether they do. */
export const analytics = {
  'analytics.ask':
    'May we count that this happened? We count how often homes are posted, sellers contacted and sign-in closed: a number an hour, without you.',
  'analytics.yes': 'Yes, count',
  'analytics.no': 'No',
  'analytics.title': 'Counting',
  'analytics.what':
    'If you agree, we count how often homes are posted, sellers contacted and the sign-in closed. It is a number an hour, kept for 400 days, or where a service counts for us as long as it keeps it: no name, no number, no address and no device stands in it, and without your yes nothing is sent.',
  'analytics.is.yes': 'You have agreed.',
  'analytics.is.no': 'You have not agreed, and nothing is sent.',
  'analytics.is.refused': 'Your browser asks not to be counted, and nothing is sent.',
} as const;
