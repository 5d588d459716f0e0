/** Titles of Atom feeds. */
export const feeds = {
  'feeds.all': 'New homes for sale',
  'feeds.city': 'New homes in {city}',
  'feeds.search': 'New homes for your search',
} as const;
