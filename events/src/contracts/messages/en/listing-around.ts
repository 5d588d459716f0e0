export const listingAround = {
  'listingAround.share': 'Share',
  'listingAround.print': 'Print',
  'listingAround.copied': 'Link copied.',
  'listingAround.notCopied': 'Sharing failed. Copy this address: {url}',
  'listingAround.similar': 'Similar properties',
  'listingAround.similarWhy': 'Of the same kind, up to 5 km away and within 20% of this price.',
  'listingAround.median': 'Typical asking price here:',
  'listingAround.own': 'This home:',
  'listingAround.ofHomes': {
    one: 'The median of {n} listing of this kind.',
    other: 'The median of {n} listings of this kind.',
  },
  'listingAround.ofDemoHomes': {
    one: 'The median of {n} demo listing of this kind. Demo listings are not real.',
    other: 'The median of {n} demo listings of this kind. Demo listings are not real.',
  },
  'listingAround.tooFew': 'Not enough homes of this kind to show a typical price (fewer than 5).',
} as const;
