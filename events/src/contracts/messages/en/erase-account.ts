export const eraseAccount = {
  'erase.title': 'Erase my account',
  'erase.intro': 'This cannot be undone.',
  'erase.goes': 'What is deleted',
  'erase.goes.person': 'Your number, your names and your firm.',
  'erase.goes.listings': 'Your listings: they are deleted, with their descriptions and photos.',
  'erase.goes.messages': 'What you wrote to us, your reports, and what our office wrote down about you.',
  'erase.goes.searches': 'Your saved searches and their texts.',
  'erase.goes.device': 'Your sign-in on every device, and what this browser keeps of this site.',
  'erase.stays': 'What stays',
  'erase.stays.leads': 'Sellers whom you asked for contact keep that somebody asked, without your name.',
  'erase.stays.events':
    'In our record of what happened: that a listing was posted, with its title and price, under a number that names nobody.',
  'erase.stays.past':
    'On the map of past days and in our open data: where the home stood, of which kind and size, at which price and from when to when it was offered. Nothing there says whose it was.',
  'erase.stays.security':
    'Counts of texted and wrong codes until their day or lock ends, and lines of the security log until their files end; neither shows your number.',
  'erase.stays.backups': 'Backups are kept 35 days.',
  'erase.take': 'Download your data first if you want it: afterwards it is gone.',
  'erase.toProfile': 'Back to my profile',
  'erase.type': 'Type {word} to go on',
  'erase.word': 'ERASE',
  'erase.act': 'Erase my account now',
  'erase.done': 'Your account is erased',
  'erase.doneHint':
    'Your listings leave the map within moments. You are signed out everywhere, and this browser keeps nothing of you.',
  'erase.factor': 'Staff prove their second factor first.',
} as const;
