/** Articles. */
export const blogs = {
  'blogs.title': 'Blog',
  'blogs.head.description':
    'What to know before buying property in {cities}: units, documents, registration, loans and law.',
  'blogs.head.one': 'Article',
  'blogs.intro': 'What to know before you buy: units, documents, registration, loans and law.',
  'blogs.someForeign': 'Some articles are available only in another language.',
  'blogs.feed': 'RSS feed',
  'blogs.none': 'There are no articles yet.',
  'blogs.absent': 'Article not found.',
  'blogs.failed': 'Failed to fetch blogs',
  'blogs.more': 'More Articles',
  'blogs.previous': 'Previous article',
  'blogs.next': 'Next article',
  'blogs.writtenIn.en': 'This article is in English.',
  'blogs.writtenIn.hi': 'This article is in Hindi.',
  'blogs.writtenIn.pa': 'This article is in Punjabi.',
  'feeds.all': 'New homes for sale',
  'feeds.city': 'New homes in {city}',
  'feeds.search': 'New homes for your search',

  'embed.title': { one: '{shown} property on {brand}', other: '{shown} properties on {brand}' },
  'embed.map': 'Map of these properties',
  'embed.all': 'See all on {brand}',
} as const;
