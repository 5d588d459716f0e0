/** Terms, privacy and disclaimer. They may only state what the product does. */
export const legal = {
  'legal.asOf': 'Version of 22 November 2026.',
  'legal.terms.who.title': 'Who we are',
  'legal.terms.who.text':
    'This site is run by a real-estate agent. The agent’s RERA number and grievance officer, if any, are shown in the footer and in the menu. You can always reach the agent’s office through the contact form.',
  'legal.terms.fees.title': 'What it costs',
  'legal.terms.fees.text':
    'Searching, saving, contacting and posting are free. Individual buyers pay no fee and no commission. A seller pays a service fee of 0.5% of the transaction value when the property is sold.',
  'legal.terms.posting.title': 'What you post',
  'legal.terms.posting.text':
    'Post only property that you own or that its owner asked you to sell, and give only true information. Our staff check each listing before others can open it. They may send it back with reasons or remove it. A checked listing has a badge that shows what our staff checked and when. The badge is not a legal opinion.',
  'legal.terms.contact.title': 'Contacting others',
  'legal.terms.contact.text':
    'Buyers and sellers reach each other through our office. Use the names and numbers you receive only for the purchase or sale in question.',
  'legal.terms.account.title': 'Your account',
  'legal.terms.account.text':
    'You sign in with your mobile number and a code. You can erase your account at any time; the privacy policy explains what remains. The same limits on codes, contacts and requests apply to everyone.',
  'legal.privacy.kept.title': 'What we keep',
  'legal.privacy.kept.text':
    'We keep your mobile number, the names you enter, your listings, saved searches and sessions, and the homes you save, view and ask sellers about while you are signed in.',
  'legal.privacy.seen.title': 'Who sees it',
  'legal.privacy.seen.text':
    'Only our staff see your number. Buyers get our office’s number, and a seller gets the first name of a buyer who contacts them. A listing’s content is public once it is checked; everything else stays private and is not shared with third parties.',
  'legal.privacy.helpers.title': 'Service providers',
  'legal.privacy.helpers.text':
    'An SMS provider sends codes and messages. The streets on the map may come from a map server, which is named on the map. It sees your network address, but nothing about your account. When you sign in, a service may tell us which country your network is in. It sees the network, but not your full address.',
  'legal.privacy.helpers.counting':
    '{service} counts the actions that you allowed us to count. It receives the type of action and the hour, but nothing that identifies you.',
  'legal.privacy.browser.title': 'In your browser',
  'legal.privacy.browser.text':
    'Your session, your city, drafts, homes you compare and your choice about statistics stay in your browser until you log out. So does a random number that is created when you first report a listing and sent with each report, so that you are counted once. To work offline, your browser stores pages of homes that you opened, saved and viewed, lists of homes and parts of the map for up to 7 days, and your offline actions until they are sent, at most 7 days. All of this is deleted when you log out, or when you clear the browser’s data. What you save, hide, compare or search without signing in stays in the browser until you remove it or sign in. A code that names nobody remains there after you log out. It tells whether the same account signs in again. A cookie remembers for 180 days that this browser has signed in with your number, so that strangers cannot use up your codes. There is no advertising.',
  'legal.privacy.time.title': 'How long we keep it',
  'legal.privacy.time.text':
    'Your account’s data stays until you erase it; messages to our office stay for at most 180 days. Where a home was, its kind, size and price, and when it was for sale stay in the map of past days and in our open data, without any link to you.',
  'legal.privacy.backups.title': 'Backups',
  'legal.privacy.rights.title': 'Your rights',
  'legal.privacy.rights.text':
    'You can see, correct or erase your data on your profile, or by writing to our office with the contact form. If the footer names a grievance officer, you can also write to them. Include the phone number of your account.',
  'legal.disclaimer.listings.title': 'Listings',
  'legal.disclaimer.listings.text':
    'The seller writes the content of a listing. Our staff check only the points that the badge lists, and guarantee nothing else. Listings marked Demo are not real.',
  'legal.disclaimer.papers.title': 'Before you pay',
  'legal.disclaimer.papers.text':
    'Ask your own lawyer to check the title, approvals and dues. Look up the project yourself on the website of its RERA authority.',
  'legal.disclaimer.prices.title': 'Prices',
  'legal.disclaimer.prices.text':
    'Prices, and figures calculated from them, are asking prices, not registered sales. They are neither an offer nor advice.',
  'legal.disclaimer.map.title': 'The map',
  'legal.disclaimer.map.text':
    'Positions, outlines and names come from sellers and from the sources named on the map. They may be approximate and do not define boundaries.',
} as const;
