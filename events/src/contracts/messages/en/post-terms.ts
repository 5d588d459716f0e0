/** Fee, terms, late hints of the form, and its last step. */
export const postTerms = {
  'post.rera.hint': 'The RERA number of the project, or your own if you are an agent. It looks like {example}.',
  'post.rera.unknown':
    'No RERA authority here uses this format. RERA numbers here look like {example}. You can still post the listing.',
  'post.rera.wrong.punjab': 'RERA numbers in Punjab look like {example}. You can still post the listing.',
  'post.rera.wrong.haryana': 'RERA numbers in Haryana look like {example}. You can still post the listing.',
  'post.rera.wrong.chandigarh': 'RERA numbers in Chandigarh look like {example}. You can still post the listing.',
  'post.fee':
    'Posting costs nothing. When the property is sold, our service fee is {percent}% of the transaction value.',
  'post.fee.example': 'For a price of {price}, that is {fee}.',
  'post.terms': 'By posting, you accept our terms',
  'post.terms.yours': 'You own the property, or its owner asked you to sell it.',
  'post.terms.checked': 'Our staff check the listing before buyers can open it, and may call you.',
  'post.terms.office': 'Buyers reach you through our office. Your number is never shown.',
  'post.terms.delete': 'You can change your listing, mark it as sold or delete it at any time.',
  'post.signIn.title': 'Last step: your mobile number',
  'post.signIn.why':
    'Buyers never see your number. You need it to manage this listing, and our staff need it to verify the listing.',
  'post.signIn.done': 'You are signed in',
  'post.posting': 'Posting your listing',
  'post.done.title': 'Your property is on the map',
  'post.done.review':
    'Your listing is marked “Under review” until our staff have checked it. This takes about 30 minutes in working hours. Otherwise, they check it on the next working day.',
  'post.done.onMap': 'See it on the map',
  'post.done.mine': 'My listings',
  'post.done.another': 'Post another property',
  'post.extras.optional': 'These details are optional. Buyers can filter by them, so more buyers will find your home.',
  'post.group.areas': 'Carpet and built-up area',
  'post.group.details': 'About the property',
  'post.group.sale': 'Ownership and sale',
  'post.group.given': { one: '{n} filled in', other: '{n} filled in' },
  'post.clear': 'Clear',
  'post.notGiven': 'Not specified',
  'post.readyIn': 'Under construction, ready in',
  'post.inUnit': '{label} ({unit})',
} as const;
