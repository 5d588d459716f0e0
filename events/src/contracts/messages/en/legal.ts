/** What is agreed to, what is kept of people, and what is not vouched for: only what the product does. */
export const legal = {
  'legal.asOf': 'As of 22 November 2026, in plain words.',
  'legal.terms.who.title': 'Who we are',
  'legal.terms.who.text':
    'An agent runs this site. Where its RERA number and its grievance officer are given, they are shown at the foot of the pages and in the menu; the contact form reaches its office in any case.',
  'legal.terms.fees.title': 'What it costs',
  'legal.terms.fees.text':
    'Looking, saving, contacting and posting are free. Individual buyers pay no fee and no commission. A seller pays a service fee of 0.5% of the transaction value when the property is sold.',
  'legal.terms.posting.title': 'What you post',
  'legal.terms.posting.text':
    'Post only what you own or what its owner asked you to sell, and only what is true. Our staff check it before others can open it, may send it back with their reasons, and may remove it. Their badge says what they checked and when; it is no legal opinion.',
  'legal.terms.contact.title': 'Contacting others',
  'legal.terms.contact.text':
    'Buyers and sellers reach each other through our office. Use the names and numbers that you are given for that purchase alone.',
  'legal.terms.account.title': 'Your account',
  'legal.terms.account.text':
    'You sign in with your mobile number and a code. You may erase your account at any time; what remains after that is told in the privacy policy. There are limits on codes, contacts and requests, the same for everybody.',
  'legal.privacy.kept.title': 'What we keep',
  'legal.privacy.kept.text':
    'Your mobile number, the names that you give, what you post, what you save, look at and ask about while signed in, your saved searches and your sessions.',
  'legal.privacy.seen.title': 'Who sees it',
  'legal.privacy.seen.text':
    'Your number is shown to nobody but our staff. Buyers get the number of our office, and a seller the first name of a buyer who asked. What a listing says is public once it is checked; the rest stays private and is not shared with third parties.',
  'legal.privacy.helpers.title': 'Who helps us',
  'legal.privacy.helpers.text':
    'Codes and texts go through a provider of text messages. The streets of the map may come from a server of others, which is named on the map: it learns where on the network you are, and nothing of your account. A service may tell us the country of your network when you sign in: it learns the network, not your address.',
  'legal.privacy.helpers.counting':
    'What you agreed to have counted is counted by {service}: it learns what happened and in which hour, and nothing of you.',
  'legal.privacy.browser.title': 'In your browser',
  'legal.privacy.browser.text':
    'Your session, the chosen city, drafts, the homes that you put side by side and whether you agreed to counting stay in your browser until you log out. So does a number drawn at random with your first report of a listing: it goes along with each report, so that you count once. For the site to open without a connection, your browser keeps pages of homes that you opened, saved and saw, lists of homes and pieces of the map for up to 7 days, and what you did without a connection until it is sent, 7 days at most. All of this is forgotten when you log out; whoever does not sign in forgets it with the browser’s own data. A cookie remembers for 180 days that this browser has signed in with your number, so that strangers cannot use up your codes. There is no advertising.',
  'legal.privacy.time.title': 'How long',
  'legal.privacy.time.text':
    'What belongs to your account stays until you erase it, and messages to our office for 180 days at most. Where a home stood, of which kind and size, at which price and when it was offered stays in the map of past days and in our open data, where nothing says whose it was.',
  'legal.privacy.backups.title': 'Copies',
  'legal.privacy.rights.title': 'What you may ask',
  'legal.privacy.rights.text':
    'To see, correct or erase what we keep about you: on your profile, or by writing to our office with the contact form. Where a grievance officer is named at the foot of the pages, you may write to them too. Say which number it is about.',
  'legal.disclaimer.listings.title': 'Listings',
  'legal.disclaimer.listings.text':
    'What a listing says is what its seller says. Our staff check what its badge names, and vouch for nothing beyond that. Listings marked Demo are invented.',
  'legal.disclaimer.papers.title': 'Before you pay',
  'legal.disclaimer.papers.text':
    'Have title, approvals and dues checked by a lawyer of your own, and look a project up at its RERA authority.',
  'legal.disclaimer.prices.title': 'Prices',
  'legal.disclaimer.prices.text':
    'Prices, and what is worked out of them, are asking prices, not registered sales. They are no offer and no advice of ours.',
  'legal.disclaimer.map.title': 'The map',
  'legal.disclaimer.map.text':
    'Positions, outlines and names come from sellers and from the sources named on the map. They may be approximate, and settle no boundary.',
} as const;
