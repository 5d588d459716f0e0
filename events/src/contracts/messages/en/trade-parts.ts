/** Property terms for filters and sentences that cards do not need. */
export const tradeParts = {
  'trade.subtypes.flat': 'Flats',
  'trade.subtypes.kothi': 'Kothis',
  'trade.subtypes.residential-plot': 'Residential plots',
  'trade.subtypes.commercial-plot': 'Commercial plots',
  'trade.subtypes.office': 'Offices',
  'trade.subtypes.showroom': 'Showrooms',
  'trade.subtypes.other': 'Other',
  'trade.type.residential': 'Residential',
  'trade.type.commercial': 'Commercial',
  'trade.inPlace': '{what} in {where}',
  'trade.farmLand': 'Farm land',
} as const;
