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
  'company.plans.intro': 'One plan for buyers and one for sellers. Nothing to book and nothing to pay in advance.',
  'company.plans.free': 'Free',
  'company.plans.freeOf': 'for individual buyers, always',
  'company.plans.fee': '0.5%',
  'company.plans.feeOf': 'of the transaction value, once the property is sold',
} as const;
