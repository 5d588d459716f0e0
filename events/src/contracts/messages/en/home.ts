export const home = {
  'home.head.title': 'Buy property on the map',
  'home.homes': { one: '{n} home', other: '{n} homes' },
  'home.noneInView': 'None in this view',
  'home.homesHere': { one: '{n} home here', other: '{n} homes here' },
  'home.underReviewToo': { one: '{n} more under review', other: '{n} more under review' },
  'home.reviewLeftOut': 'Without those under review: their figures are not public yet.',
  'home.skipToList': 'Skip the map, to the list',
  'home.list': 'Homes in this view',
  'home.map': 'Map of homes. Arrow keys pan, plus and minus zoom.',

  'home.sort': 'Sort by',
  'home.sort.recommended': 'Recommended',
  'home.sort.newest': 'Newest',
  'home.sort.price': 'Lowest price',
  'home.sort.price_per_area': 'Lowest price per area',
  'home.sort.price_cut': 'Biggest price cut',
  'home.showMore': 'Show more',
  'home.priceCut': 'Price cut from {from}',
  'home.stale': 'Not confirmed for over a month',

  'home.error': 'The list could not be loaded.',
  'home.errorBefore': 'Here is still what the search before found.',
  'home.retry': 'Retry',

  'home.noWebGl': 'This browser cannot draw the moving map, so here is the list and a simple one.',
  'home.noMap': 'The moving map could not be loaded, so here is the list and a simple one.',
  'home.stack': { one: '{n} home at one address', other: '{n} homes at one address' },
  'home.allHere': 'All homes in this view',

  'home.review': 'Review',

  'home.legend.contacted': 'Contacted',
  'home.legend.seen': 'Seen',

  'home.search': 'Search',
  'home.search.hint': 'Locality, sector or project',
  'home.search.full': 'Three search words at most',
  'home.search.button': 'Search for what is typed',

  'home.filter.on': 'on',
  'home.filter.more': 'More',

  'home.city': 'City',
  'home.city.change': 'City: {city}. Change',
  'home.city.changed': 'City has been changed!',
  'home.city.choose': 'Choose a city',

  'home.sheet': 'List of homes',
  'home.sheet.raise': 'Show more of the list',
  'home.sheet.lower': 'Show more of the map',
} as const;
