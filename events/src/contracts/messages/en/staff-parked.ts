/** Blocked items that need an administrator. */
export const staffParked = {
  'staffParked.title': 'Stuck jobs',
  'staffParked.goal':
    'Documents whose event could not be processed, and tasks for which every attempt failed. Find the cause, then retry them.',
  'staffParked.empty': 'Nothing is stuck.',
  'staffParked.keys': { one: '{n} document is stuck', other: '{n} documents are stuck' },
  'staffParked.later': { one: '{n} later event is waiting', other: '{n} later events are waiting' },
  'staffParked.effects': { one: '{n} task failed', other: '{n} tasks failed' },
  'staffParked.attempts': { one: '{n} attempt', other: '{n} attempts' },
  'staffParked.late': 'Delayed tasks',
  'staffParked.waiting': { one: '{n} task is waiting', other: '{n} tasks are waiting' },
  'staffParked.notTried': 'Not attempted yet. Check that a worker is running.',
  'staffParked.release': 'Process again',
  'staffParked.retry': 'Try again',
  'staffParked.released': 'The event is being processed again.',
  'staffParked.retried': 'The task will be retried within a minute.',
} as const;
