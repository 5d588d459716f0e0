export const eraseAccount = {
  'erase.title': 'Erase my account',
  'erase.intro': 'This cannot be undone.',
  'erase.goes': 'What is deleted',
  'erase.goes.person': 'Your phone number, name and firm.',
  'erase.goes.listings': 'Your listings with their descriptions and photos.',
  'erase.goes.messages': 'Your messages and reports, and our office’s notes about you.',
  'erase.goes.searches': 'Your saved searches and their alerts.',
  'erase.goes.device': 'Your sessions on all devices, and this site’s data in this browser.',
  'erase.stays': 'What stays',
  'erase.stays.leads': 'Sellers you contacted still see that someone contacted them, without your name.',
  'erase.stays.events':
    'Our event log records that a listing was posted, with its title and price, under an ID that does not identify you.',
  'erase.stays.past':
    'The map of past days and our open data contain where the home was, its kind, size and price, and when it was for sale. They do not show whose home it was.',
  'erase.stays.security':
    'Counts of sent and wrong codes stay until the day or the lock ends, and security log entries until the log files are deleted. Neither shows your number.',
  'erase.stays.backups': 'Backups are deleted after 35 days.',
  'erase.take': 'Download your data first if you want to keep it. You can’t get it back later.',
  'erase.toProfile': 'Back to my profile',
  'erase.type': 'Type {word} to continue',
  'erase.word': 'ERASE',
  'erase.act': 'Erase my account now',
  'erase.done': 'Your account has been erased',
  'erase.doneHint':
    'Your listings disappear from the map within moments. You are signed out everywhere, and this browser no longer stores any of your data.',
  'erase.factor': 'Staff must complete two-step verification first.',
} as const;
