/** What is suggested for what is typed. */
export const search = {
  'search.notFound': 'We could not found this: {typed}',
  'search.hitEnter': 'Hit Enter to show matching suggestions!',
  'search.city': 'City',
  'search.in': 'in {city}',
  'search.suggestions': 'Suggestions',
  'search.locality': 'Locality',
  'search.project': 'Project',
  'search.placesOnly': 'Only places are suggested just now.',
  'search.didYouMean': 'Did you mean {name}?',
  'search.unknownPlace': 'We know no place called “{place}”. The link may be mistyped.',
} as const;
