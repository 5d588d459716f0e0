/** Of a small map and what is near. */
export const surroundings = {
  'near.title': 'What is near',
  'near.map': 'Map of the surroundings, with north at the top',
  'near.station': '{name} railway station',
  'near.m': '{n} m',
  'near.km': '{n} km',
  'near.why': 'As the crow flies.',
  'near.this': 'This home',
  'near.similar': 'Similar homes for sale',
} as const;
