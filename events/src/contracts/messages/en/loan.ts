/** Of a loan worked out in brief. */
export const loan = {
  'loan.title': 'Monthly instalment in brief',
  'loan.more': 'Schedule, stamp duty and registration',
  'loan.share': 'Loan, % of the price',
  'loan.rate': 'Interest, % a year',
  'loan.years': 'Years',
  'loan.between': 'From {from} to {to}',
  'loan.emi': '{amount} a month',
  'loan.total': '{loan} borrowed, {interest} interest in all.',
  'loan.assumed': 'Share, rate and years are our assumptions of {day}, not a bank’s offer: enter your own.',
  'loan.formula':
    'Equal instalments on what is still owed: EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), where P is the loan, r a twelfth of the yearly rate and n the months.',
} as const;
