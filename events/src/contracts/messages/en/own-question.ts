/** What staff ask an owner. */
export const ownQuestion = {
  'ownQuestion.title': 'A question of our staff',
  'ownQuestion.sold': 'Somebody says that it is sold. Is it still available?',
  'ownQuestion.wrong_price': 'Somebody says that the price is wrong. Is it right?',
  'ownQuestion.fake': 'Somebody says that this listing is not real. Is it for sale as you describe it?',
  'ownQuestion.duplicate':
    'Somebody says that it is listed twice. Is it still for sale? Delete the listing that is one too many.',
  'ownQuestion.why': 'It was reported, and our staff asked you on {day}. Any of these answers it.',
} as const;
