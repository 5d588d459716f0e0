/** The price map on Home. */
export const homePrices = {
  'home.layers': 'Colour the map',
  'home.layers.none': 'None',
  'home.layers.heat': 'Prices',
  'home.layers.lens': 'My budget',

  'home.prices.of': 'Kind of home',
  'home.prices.failed': 'The prices could not be loaded.',
  'home.prices.none': 'There are fewer than 5 matching homes of this kind, too few to show a typical price.',
  'home.prices.demo': 'Where fewer than five real homes are for sale, demo homes are counted. They are not real.',
  'home.prices.under': '< {n}',
  'home.prices.from': '{n}+',
  'home.prices.places': { one: 'List of {n} place', other: 'List of {n} places' },
  'home.prices.place': 'Place',
  'home.prices.rate': 'Median price',
  'home.prices.tooFew': 'Too few homes',

  'home.heat.legend': '{what}: rupees per {unit}',
  'home.heat.unknown': 'Based on {what}. No colour: fewer than five homes',
  'home.heat.how':
    'The median asking price per area of the verified homes in each square. We count only homes that match your filters.',

  'home.lens.legend': '{what}: area in {unit} that {amount} buys',
  'home.lens.unknown': 'Based on {what}. Grey: fewer than five homes. No colour: no homes, or place unknown',
  'home.lens.how':
    'Your budget divided by the median asking price per area of the verified homes in each place. The price filter does not apply here. Dashed circles are approximate areas.',
  'home.lens.amount': 'My budget',
  'home.lens.less': 'Lower budget',
  'home.lens.more': 'Higher budget',
  'home.lens.area': 'Area for {amount}',
} as const;
