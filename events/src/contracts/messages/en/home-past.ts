/** The map and a listing as they were on a past day. */
export const homePast = {
  'home.past': 'Show a past day',
  'home.past.title': 'The map on a past day',
  'home.past.isLast': 'This is the last day that is over.',
  'home.past.day': 'Day',
  'home.past.notOver': 'That day is not over yet.',
  'home.past.earlier': 'A day earlier',
  'home.past.later': 'A day later',
  'home.past.play': 'Play, a week at a time',
  'home.past.stop': 'Stop',
  'home.past.today': 'Back to today',
  'home.past.slider': 'Day of the past year',
  'home.past.none': 'No home was for sale here on that day.',
  'home.past.noneSuch': 'No home that matches was for sale here on that day.',
  'listing.past': 'As it was at the end of {day}.',
  'listing.past.now': 'See it as it is now',
} as const;
