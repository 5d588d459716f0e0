/** The price map on Home. */
export const homePrices = {
  'home.layers': 'Colour the map',
  'home.layers.none': 'None',
  'home.layers.heat': 'Prices',
  'home.layers.lens': 'My budget',

  'home.prices.of': 'Kind of home',
  'home.prices.failed': 'The prices could not be loaded.',
  'home.prices.none': 'Too few matching homes of this kind (fewer than 5) to show a typical price.',
  'home.prices.demo': 'Where fewer than five real homes are for sale, demo homes are counted. They are not real.',
  'home.prices.under': '< {n}',
  'home.prices.from': '{n}+',
  'home.prices.places': { one: 'List: {n} place', other: 'List: {n} places' },
  'home.prices.place': 'Place',
  'home.prices.rate': 'Median price',
  'home.prices.tooFew': 'Too few',

  'home.heat.legend': '{what}: rupees per {unit}',
  'home.heat.unknown': 'Based on {what}. No colour: fewer than five homes',
  'home.heat.how':
    'Median asking price per area of the verified homes in each square. Only homes that match your filters are counted.',

  'home.lens.legend': '{what}: {unit} that {amount} buys',
  'home.lens.unknown': 'Based on {what}. Grey: fewer than five homes. No colour: no homes, or place unknown',
  'home.lens.how':
    'Your budget divided by the median asking price per area of the verified homes in each place. The price filter is ignored. Dashed circles are approximate areas.',
  'home.lens.amount': 'My budget',
  'home.lens.less': 'Lower budget',
  'home.lens.more': 'Higher budget',
  'home.lens.area': '{amount} buys',
} as const;
