export const company = {
  'company.about.title': 'About us',
  'company.about.description': 'Who we are, how our map of homes for sale in {cities} works, and what it costs.',
  'company.about.intro':
    '{brand} is one map of flats, kothis, plots, offices and showrooms for sale in {cities}. Sellers post for free, our staff check every listing, and buyers see each home at its real location.',
  'company.contact': 'Contact our office',
  'company.faq.title': 'Frequently asked questions',
  'company.faq.description': 'When a listing goes live, who can see phone numbers, and what demo listings are.',
  'company.faq.more': 'Have another question?',
  'company.plans.title': 'Assisted plans',
  'company.plans.description':
    'What we do for buyers and for sellers, and what it costs: nothing for buyers, 0.5% of the transaction value for sellers.',
  'company.plans.intro': 'One plan for buyers and one for sellers. You don’t have to book anything or pay in advance.',
  'company.plans.free': 'Free',
  'company.plans.freeOf': 'for individual buyers, always',
  'company.plans.fee': '0.5%',
  'company.plans.feeOf': 'of the transaction value, once the property is sold',

  'feature.title': 'What you can do here',
  'feature.description':
    'Search on the map of {cities}, draw your own area, get alerts for new homes, and post for free.',
  'feature.intro': 'Everything here is free for individual buyers, on phones and computers.',
  'feature.map': 'Every home on one map',
  'feature.mapWhy':
    'Zoom from the whole region down to a street. Icons show the kind of home, and labels show its price.',
  'feature.draw': 'Draw your own area',
  'feature.drawWhy':
    'Draw an area with a few taps. The map, the list and any link you share then show only the homes inside it.',
  'feature.prices': 'Prices by area',
  'feature.pricesWhy': 'Colour the map by price per square foot, or by how much space your budget buys.',
  'feature.checked': 'See what was checked',
  'feature.checkedWhy': 'Select a badge to see what our staff checked, and when.',
  'feature.history': 'Full price history',
  'feature.historyWhy':
    'See when a home was posted and verified, and every change of its price. Homes with price drops have their own page.',
  'feature.alerts': 'New-home alerts',
  'feature.alertsWhy': 'Save a search, and we’ll tell you when a matching home comes on the market.',
  'feature.contact': 'We connect you',
  'feature.contactWhy':
    'You contact our office, and our staff call the seller. The site never shows the phone numbers of buyers or sellers.',
  'feature.post': 'Post in minutes',
  'feature.postWhy':
    'Place a pin, enter a few details and add photos. Your home appears on the map at once, and our staff then verify it.',
} as const;
