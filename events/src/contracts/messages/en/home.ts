export const home = {
  'home.head.title': 'Buy property on the map',
  'home.shownOf': '{n} of {total} homes',
  'home.homes': { one: '{n} home', other: '{n} homes' },
  'home.noneInView': 'No homes in this view',
  'home.homesThen': { one: '{n} home on {day}', other: '{n} homes on {day}' },
  'home.noneThen': 'No homes in this view on {day}',
  'home.homesHere': { one: '{n} home here', other: '{n} homes here' },
  'home.underReviewToo': { one: '{n} more under review', other: '{n} more under review' },
  'home.reviewLeftOut': 'Homes under review aren’t counted with these filters.',
  'home.skipToList': 'Skip the map and go to the list',
  'home.list': 'Homes in this view',
  'home.map': 'Map of homes. Arrow keys pan, plus and minus zoom.',

  'home.sort': 'Sort by',
  'home.sort.recommended': 'Recommended',
  'home.sort.newest': 'Newest',
  'home.sort.price': 'Lowest price',
  'home.sort.price_per_area': 'Lowest price per area',
  'home.sort.price_cut': 'Biggest price drop',
  'home.showMore': 'Show more',
  'home.priceCut': 'Price dropped from {from}',
  'home.stale': 'Not confirmed for over a month',

  'home.error': 'The list could not be loaded.',
  'home.errorBefore': 'These are the results of your previous search.',
  'home.retry': 'Retry',

  'home.noWebGl': 'This browser can’t show the interactive map. Use the list and the simple map below.',
  'home.noMap': 'The interactive map could not be loaded. Use the list and the simple map below.',
  'home.stack': { one: '{n} home at one address', other: '{n} homes at one address' },
  'home.allHere': 'All homes in this view',

  'home.legend.contacted': 'Contacted',
  'home.legend.seen': 'Seen',

  'home.search': 'Search',
  'home.search.hint': 'Locality, sector or project',
  'home.search.full': 'You can use at most three search terms',
  'home.search.button': 'Search',

  'home.filter.on': 'on',
  'home.filter.more': 'More',

  'home.city': 'City',
  'home.city.change': 'City: {city} (change)',
  'home.city.changed': 'City has been changed!',
  'home.city.choose': 'Choose a city',

  'home.sheet': 'List of homes',
  'home.sheet.raise': 'Show more of the list',
  'home.sheet.lower': 'Show more of the map',
} as const;
