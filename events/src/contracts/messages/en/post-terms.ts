/** What it costs and what is agreed to, hints that come after the form, and the last step. */
export const postTerms = {
  'post.rera.hint': 'Of the project, or yours as an agent. As its regulator wrote it: {example}.',
  'post.rera.unknown':
    'No regulator here writes its numbers like this; they look like {example}. You can still post it.',
  'post.rera.wrong.punjab': 'Punjab’s numbers look like {example}. You can still post it.',
  'post.rera.wrong.haryana': 'Haryana’s numbers look like {example}. You can still post it.',
  'post.rera.wrong.chandigarh': 'Chandigarh’s numbers look like {example}. You can still post it.',
  'post.fee': 'Posting costs nothing. When it is sold, our service fee is {percent}% of the transaction value.',
  'post.fee.example': 'At {price} that is {fee}.',
  'post.terms': 'By posting you agree to this',
  'post.terms.yours': 'You own it, or its owner has asked you to sell it.',
  'post.terms.checked': 'Our staff check it before buyers can open it, and call you for that.',
  'post.terms.office': 'Buyers reach you through our office; your number is shown to nobody.',
  'post.terms.delete': 'You can change it, mark it sold or delete it at any time.',
  'post.signIn.title': 'Last step: your mobile number',
  'post.signIn.why':
    'Buyers never see it. With it you come back to this listing, and our staff reach you to verify it.',
  'post.signIn.done': 'You are signed in',
  'post.posting': 'Your listing is being posted.',
  'post.done.title': 'Your property is on the map',
  'post.done.review':
    'It says “Under review” until our staff have checked it: about 30 minutes in working hours, otherwise the next working day.',
  'post.done.onMap': 'See it on the map',
  'post.done.mine': 'My listings',
  'post.done.another': 'Post another',
} as const;
