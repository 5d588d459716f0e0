/** Questions by staff to an owner. */
export const ownQuestion = {
  'ownQuestion.title': 'A question from our team',
  'ownQuestion.sold': 'Someone reported that this home is sold. Is it still available?',
  'ownQuestion.wrong_price': 'Someone reported that the price is wrong. Is it correct?',
  'ownQuestion.fake': 'Someone reported that this listing is not real. Is the home for sale as described?',
  'ownQuestion.duplicate':
    'Someone reported that this home is listed twice. If it is still for sale, delete the extra listing. If not, choose another action below.',
  'ownQuestion.why':
    'This listing was reported, and our team asked you about it on {day}. To answer, choose an action below.',
} as const;
