/** Atom feeds, and pages embedded on other sites. */
export const feeds = {
  'feeds.all': 'New homes for sale',
  'feeds.city': 'New homes in {city}',
  'feeds.search': 'New homes for your search',

  'embed.title': { one: '{shown} property on {brand}', other: '{shown} properties on {brand}' },
  'embed.map': 'Map of these properties',
  'embed.all': 'See all on {brand}',
} as const;
