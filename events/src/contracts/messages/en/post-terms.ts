/** What it costs and what is agreed to, and hints that come after the form. */
export const postTerms = {
  'post.rera.hint': 'Of the project, or yours as an agent. As its regulator wrote it: {example}.',
  'post.rera.unknown':
    'No regulator around here writes its numbers so; they look like {example}. You can post it all the same.',
  'post.rera.wrong.punjab': 'Punjab’s numbers look like {example}. You can post it all the same.',
  'post.rera.wrong.haryana': 'Haryana’s numbers look like {example}. You can post it all the same.',
  'post.rera.wrong.chandigarh': 'Chandigarh’s numbers look like {example}. You can post it all the same.',
  'post.fee': 'Posting costs nothing. When it is sold, our service fee is {percent}% of the transaction value.',
  'post.fee.example': 'At {price} that is {fee}.',
  'post.terms': 'By posting you agree to this',
  'post.terms.yours': 'You own it, or its owner has asked you to sell it.',
  'post.terms.checked': 'Our staff check it before buyers can open it, and call you for that.',
  'post.terms.office': 'Buyers reach you through our office; your number is shown to nobody.',
  'post.terms.delete': 'You can change it, mark it sold or delete it at any time.',
} as const;
