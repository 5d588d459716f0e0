/** The small map and nearby landmarks. */
export const surroundings = {
  'near.title': 'What’s nearby',
  'near.map': 'Map of the area, north at the top',
  'near.station': '{name} railway station',
  'near.m': '{n} m',
  'near.km': '{n} km',
  'near.why': 'Distances are in a straight line.',
  'near.this': 'This home',
  'near.similar': 'Similar homes for sale',
  'reach.none': 'Travel time to {place} unknown',
  'reach.minutes': '{n} min to {place}',
  'reach.about': 'About {n} min to {place}',
  'reach.km': '{n} km to {place}',
} as const;
