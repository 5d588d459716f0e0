/** What stands still until an administrator looks at it. */
export const staffParked = {
  'staffParked.title': 'Standing still',
  'staffParked.goal':
    'Documents whose event could not be folded, and effects that were given up. Find out why, then try them again.',
  'staffParked.empty': 'Nothing stands still.',
  'staffParked.keys': { one: '{n} document stands still', other: '{n} documents stand still' },
  'staffParked.later': { one: '{n} event waits behind it', other: '{n} events wait behind it' },
  'staffParked.effects': { one: '{n} effect was given up', other: '{n} effects were given up' },
  'staffParked.attempts': { one: '{n} try', other: '{n} tries' },
  'staffParked.release': 'Fold again',
  'staffParked.retry': 'Try again',
  'staffParked.released': 'It is folded again.',
  'staffParked.retried': 'It is tried again within a minute.',
} as const;
