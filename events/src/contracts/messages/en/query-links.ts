export const queryLinks = {
  'queryLinks.head.one': 'Homes for sale on the map',
  'queryLinks.head.title': 'Popular searches',
  'queryLinks.head.description': 'What people look for most, each search on the map with prices and areas.',
  'queryLinks.head.of': '{title}: on the map, with prices, areas and what our staff have checked.',
  'queryLinks.title': 'Popular searches',
  'queryLinks.intro': 'What people look for most. Each one opens the map with its filter.',
  'queryLinks.none': 'There are no popular searches yet.',
  'queryLinks.openMap': 'Open the map',
  'queryLinks.previous': 'Previous popular searches',
  'queryLinks.next': 'More popular searches',
} as const;
