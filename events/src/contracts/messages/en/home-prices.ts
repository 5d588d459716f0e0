/** What Home's map says where it is coloured by what homes cost. */
export const homePrices = {
  'home.layers': 'Colour the map',
  'home.layers.none': 'None',
  'home.layers.heat': 'Prices',
  'home.layers.lens': 'My budget',

  'home.prices.of': 'Kind of home',
  'home.prices.failed': 'The prices could not be loaded.',
  'home.prices.none': 'Fewer than five homes of this kind match: too few to say what they cost.',
  'home.prices.demo': 'Demo homes are invented: they stand in where fewer than five real ones are for sale.',
  'home.prices.under': '< {n}',
  'home.prices.from': '{n}+',
  'home.prices.places': { one: 'List: {n} place', other: 'List: {n} places' },
  'home.prices.place': 'Place',
  'home.prices.rate': 'Median price',
  'home.prices.tooFew': 'Too few',

  'home.heat.legend': '{what}: rupees per {unit}',
  'home.heat.unknown': 'Counted: {what}. No colour: fewer than five',
  'home.heat.how': 'The median asking price per area of the verified homes in each square that match your filters.',

  'home.lens.legend': '{what}: {unit} that {amount} buys',
  'home.lens.unknown': 'Counted: {what}. Grey: fewer than five. No colour: none for sale, or no place we know',
  'home.lens.how':
    'Your amount divided by the median asking price per area of the place’s verified homes. The price filter is left out; places without an outline are dashed circles, roughly where they are.',
  'home.lens.amount': 'My budget',
  'home.lens.less': 'Less',
  'home.lens.more': 'More money',
  'home.lens.area': '{amount} buys',
} as const;
