export const listingAround = {
  'listingAround.share': 'Share',
  'listingAround.print': 'Print',
  'listingAround.copied': 'The link is copied.',
  'listingAround.notCopied': 'It could not be shared. Its address is {url}',
  'listingAround.similar': 'Similar properties',
  'listingAround.similarWhy': 'The same kind, within 5 km and within 20 % of the price.',
  'listingAround.median': 'Middle asking price here:',
  'listingAround.own': 'This one:',
  'listingAround.ofHomes': {
    one: 'The median of {n} listing of this kind.',
    other: 'The median of {n} listings of this kind.',
  },
  'listingAround.ofDemoHomes': {
    one: 'The median of {n} demo listing of this kind: invented, no market figure.',
    other: 'The median of {n} demo listings of this kind: invented, no market figure.',
  },
  'listingAround.tooFew': 'Fewer than 5 listings of this kind are for sale here: too few for a middle price.',
} as const;
