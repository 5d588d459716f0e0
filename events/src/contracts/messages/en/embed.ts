/** Embedded pages on other sites. */
export const embed = {
  'embed.title': { one: '{shown} property on {brand}', other: '{shown} properties on {brand}' },
  'embed.map': 'Map of these properties',
  'embed.all': 'See all on {brand}',
} as const;
