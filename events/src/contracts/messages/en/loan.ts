/** The loan estimate. */
export const loan = {
  'loan.title': 'Monthly instalment',
  'loan.more': 'Schedule, stamp duty and registration',
  'loan.share': 'Loan (% of price)',
  'loan.rate': 'Interest rate (% per year)',
  'loan.years': 'Term in years',
  'loan.between': 'From {from} to {to}',
  'loan.emi': '{amount} a month',
  'loan.total': 'Loan of {loan}, total interest {interest}.',
  'loan.assumed': 'The loan share, rate and term are our assumptions as of {day}, not a bank’s offer. Enter your own.',
  'loan.formula':
    'Equal instalments on the outstanding loan: EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), where P is the loan, r the yearly rate divided by 12 and n the number of months.',
} as const;
