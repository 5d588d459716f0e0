/** What a frame on another site says. */
export const embed = {
  'embed.title': { one: '{shown} property on {brand}', other: '{shown} properties on {brand}' },
  'embed.map': 'Where they are',
  'embed.all': 'See all of them on {brand}',
} as const;
