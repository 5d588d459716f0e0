export const priceWhatIf = {
  'priceWhatIf.searches': {
    one: 'Matches at least {n} saved search of another buyer.',
    other: 'Matches at least {n} saved searches of other buyers.',
  },
  'priceWhatIf.fewSearches': 'Matches fewer than 5 saved searches of other buyers.',
  'priceWhatIf.searchedAt': 'Counted at a price of {price}.',
  'priceWhatIf.neighbours': {
    one: 'At least {n} similar home within 2 km has a similar price (±10%).',
    other: 'At least {n} similar homes within 2 km have a similar price (±10%).',
  },
  'priceWhatIf.demoNeighbours': {
    one: 'At least {n} similar demo home within 2 km has a similar price (±10%).',
    other: 'At least {n} similar demo homes within 2 km have a similar price (±10%).',
  },
  'priceWhatIf.fewNeighbours': 'Fewer than 5 similar homes within 2 km have a similar price (±10%).',
  'priceWhatIf.failed': 'Demand at this price can’t be shown right now. Try again later.',
} as const;
