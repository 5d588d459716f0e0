export const priceWhatIf = {
  'priceWhatIf.searches': {
    one: 'Meets at least {n} saved search of other people.',
    other: 'Meets at least {n} saved searches of other people.',
  },
  'priceWhatIf.fewSearches': 'Meets fewer than 5 saved searches of other people.',
  'priceWhatIf.searchedAt': 'Searches counted at {price}.',
  'priceWhatIf.neighbours': {
    one: 'At least {n} home like it within 2 km costs about as much (±10 %).',
    other: 'At least {n} homes like it within 2 km cost about as much (±10 %).',
  },
  'priceWhatIf.demoNeighbours': {
    one: 'At least {n} demo home like it within 2 km costs about as much (±10 %).',
    other: 'At least {n} demo homes like it within 2 km cost about as much (±10 %).',
  },
  'priceWhatIf.fewNeighbours': 'Fewer than 5 homes like it within 2 km cost about as much (±10 %).',
  'priceWhatIf.failed': 'What this price would meet can’t be told just now.',
} as const;
