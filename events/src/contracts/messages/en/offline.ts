export const offline = {
  'offline.queued': 'Saved on this device. It is sent once you are online.',
  'offline.sent': 'What you did offline has been sent.',
  'offline.refused': 'Something you did offline could not be done any more.',
} as const;
