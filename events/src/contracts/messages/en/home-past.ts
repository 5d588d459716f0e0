/** The map and listings on a past day. */
export const homePast = {
  'home.past': 'Show a past day',
  'home.past.title': 'The map on a past day',
  'home.past.isLast': 'This is the most recent day you can view.',
  'home.past.day': 'Day',
  'home.past.notOver': 'This day has not ended yet. Choose an earlier day.',
  'home.past.earlier': 'Previous day',
  'home.past.later': 'Next day',
  'home.past.play': 'Play week by week',
  'home.past.stop': 'Stop',
  'home.past.today': 'Back to today',
  'home.past.slider': 'Day in the past year',
  'home.past.none': 'No homes were for sale here on that day.',
  'home.past.noneSuch': 'No matching homes were for sale here on that day.',
  'listing.past': 'As of the end of {day}.',
  'listing.past.now': 'See the current listing',
} as const;
