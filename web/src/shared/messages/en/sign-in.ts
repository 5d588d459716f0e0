export const signIn = {
  'signIn.title': 'Sign in',
  'signIn.tagline': 'Buy and Sell Property Online With Free Assistance',
} as const;
