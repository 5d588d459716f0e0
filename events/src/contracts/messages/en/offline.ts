export const offline = {
  'offline.queued': 'Saved on this device. We’ll send it once you are online.',
  'offline.sent': 'Your offline changes have been sent.',
  'offline.refused': 'One of your offline changes could not be saved. Check it and try again.',
} as const;
