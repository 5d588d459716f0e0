/** What is suggested for what is typed. */
export const search = {
  'search.notFound': 'We could not find this: {typed}',
  'search.hitEnter': 'Press Enter to show matching suggestions',
  'search.city': 'City',
  'search.in': 'in {city}',
  'search.suggestions': 'Suggestions',
  'search.locality': 'Locality',
  'search.project': 'Project',
  'search.placesOnly': 'Only places can be suggested right now.',
  'search.didYouMean': 'Did you mean {name}?',
  'search.unknownPlace': 'We don’t know a place called “{place}”. The link may be mistyped.',
} as const;
