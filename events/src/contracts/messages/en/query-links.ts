export const queryLinks = {
  'queryLinks.head.one': 'Homes for sale on the map',
  'queryLinks.head.title': 'Popular searches',
  'queryLinks.head.description': 'Popular property searches, each shown on the map with prices and areas.',
  'queryLinks.head.of': '{title}: homes on the map with prices, areas and staff checks.',
  'queryLinks.title': 'Popular searches',
  'queryLinks.intro': 'Each search opens the map with its filters set.',
  'queryLinks.none': 'There are no popular searches yet.',
  'queryLinks.openMap': 'Open the map',
  'queryLinks.previous': 'Previous popular searches',
  'queryLinks.next': 'More popular searches',
} as const;
