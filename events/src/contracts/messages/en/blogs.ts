/** Articles, and their list. */
export const blogs = {
  'blogs.title': 'Blog',
  'blogs.head.description': 'What to know before buying property in {cities}: units, papers, registers, loans and law.',
  'blogs.head.one': 'Article',
  'blogs.intro': 'What to know before you buy: units, papers, registers, loans and law.',
  'blogs.someForeign': 'Some of the articles are in another language.',
  'blogs.feed': 'RSS feed',
  'blogs.none': 'There is nothing to read here yet.',
  'blogs.absent': 'There is no such article.',
  'blogs.failed': 'Failed to fetch blogs',
  'blogs.more': 'More Articles',
  'blogs.previous': 'Previous article',
  'blogs.next': 'Next article',
  'blogs.writtenIn.en': 'This article is in English.',
  'blogs.writtenIn.hi': 'This article is in Hindi.',
  'blogs.writtenIn.pa': 'This article is in Punjabi.',
} as const;
