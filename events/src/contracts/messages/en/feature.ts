export const feature = {
  'feature.title': 'What you can do here',
  'feature.description':
    'Search on the map of {cities}, draw your own area, hear of new homes, and post for free: what this site does.',
  'feature.intro': 'Everything here is free for individual buyers, on a phone and on a computer.',
  'feature.map': 'Every home on one map',
  'feature.mapWhy':
    'From the whole region down to the street. Shapes and colours say what it is, badges what it costs.',
  'feature.draw': 'Your own area',
  'feature.drawWhy': 'Draw it with a few taps. Map, list and counts keep to it, and so does the link you pass on.',
  'feature.prices': 'What things cost where',
  'feature.pricesWhy': 'Colour the map by price per area, or by what your budget buys.',
  'feature.checked': 'Checks you can read',
  'feature.checkedWhy': 'A badge opens the receipt it rests on: what our staff checked, and when.',
  'feature.history': 'The whole story of a price',
  'feature.historyWhy':
    'When it was posted, verified and changed, and by how much. Price drops have a page of their own.',
  'feature.alerts': 'News of new homes',
  'feature.alertsWhy': 'Save a search, and we tell you when a home fits it.',
  'feature.contact': 'Our office in between',
  'feature.contactWhy': 'You ask, our staff call the seller. Nobody’s number is shown on a page.',
  'feature.post': 'Posting in minutes',
  'feature.postWhy': 'A pin, a few figures, photos. It is on the map at once, and our staff verify it.',
} as const;
