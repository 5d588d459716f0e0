export const queryLinks = {
  'queryLinks.head.one': 'Homes for sale on the map',
  'queryLinks.head.title': 'Popular searches',
  'queryLinks.head.description': 'Searches to start from, each on the map with prices and areas.',
  'queryLinks.head.of': '{title}: on the map, with prices, areas and what our staff have checked.',
  'queryLinks.title': 'Popular searches',
  'queryLinks.intro': 'Searches to start from. Each one opens the map with its filter.',
  'queryLinks.none': 'There are no popular searches yet.',
  'queryLinks.openMap': 'Open the map',
  'queryLinks.previous': 'Previous popular searches',
  'queryLinks.next': 'More popular searches',
} as const;
