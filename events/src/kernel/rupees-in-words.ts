const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '_ _ Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const SCALES = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;
const MAX_DIGITS = 9;

/**
 * A price as a cheque says it: 4,50,00,000.50 is "Four Crore Fifty Lakh Rupees and Fifty Paise". English, as the
 * specification has it. It reads what was typed, so that no digit is lost to binary fractions: commas and blanks between
 * digits are read over, what is beyond two decimals is left out.
 * @returns 'lower the price' where the integer part is over nine digits, '' where the text is no amount
 */
export function rupeesInWords(amount: string): string {
  const match = /^0*(\d+)(?:\.(\d*))?$/.exec(amount.replace(/[,\s]/g, ''));
  if (!match) return '';
  const [, whole, decimals = ''] = match;
  if (whole.length > MAX_DIGITS) return 'lower the price';
  const [rupees, paise] = [Number(whole), Number(decimals.padEnd(2, '0').slice(0, 2))];
  const spoken = [
    ...(rupees > 0 || paise === 0 ? [`${sayNumber(rupees)} ${rupees === 1 ? 'Rupee' : 'Rupees'}`] : []),
    ...(paise > 0 ? [`${sayNumber(paise)} ${paise === 1 ? 'Paisa' : 'Paise'}`] : []),
  ];
  return spoken.join(' and ');
}

function sayNumber(number: number): string {
  for (const [scale, name] of SCALES)
    if (number >= scale) {
      const rest = number % scale;
      return `${sayNumber(Math.floor(number / scale))} ${name}${rest > 0 ? ` ${sayNumber(rest)}` : ''}`;
    }
  if (number < 20) return ONES[number];
  return TENS[Math.floor(number / 10)] + (number % 10 > 0 ? `-${ONES[number % 10]}` : '');
}
