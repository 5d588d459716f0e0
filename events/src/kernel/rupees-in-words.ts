const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;
const MOST_DIGITS = 9;

/**
 * A price as it is spoken in India: 4,50,00,000.50 is "four crore fifty lakh rupees and fifty paise". What is beyond two
 * decimals is left out; commas between digits are read over.
 * @returns "lower the price" where the integer part is over nine digits, undefined where the text is no amount
 */
export function rupeesInWords(amount: number | string): string | undefined {
  const text = typeof amount === 'number' ? decimal(amount) : amount.replaceAll(',', '').trim();
  const match = /^0*(\d+)(?:\.(\d*))?$/.exec(text);
  if (!match) return undefined;
  const [, whole, decimals = ''] = match;
  if (whole.length > MOST_DIGITS) return 'lower the price';
  const [rupees, paise] = [Number(whole), Number(decimals.padEnd(2, '0').slice(0, 2))];
  const spoken = [
    ...(rupees > 0 || paise === 0 ? [`${words(rupees)} ${rupees === 1 ? 'rupee' : 'rupees'}`] : []),
    ...(paise > 0 ? [`${words(paise)} ${paise === 1 ? 'paisa' : 'paise'}`] : []),
  ];
  return spoken.join(' and ');
}

/** Without an exponent, which from 10²¹ on would hide how many digits there are. */
const decimal = (amount: number): string => (Math.abs(amount) >= 1e21 ? '9'.repeat(22) : String(amount));

function words(number: number): string {
  for (const [scale, name] of SCALES)
    if (number >= scale) {
      const rest = number % scale;
      return `${words(Math.floor(number / scale))} ${name}${rest > 0 ? ` ${words(rest)}` : ''}`;
    }
  if (number < 20) return ONES[number];
  return TENS[Math.floor(number / 10)] + (number % 10 > 0 ? `-${ONES[number % 10]}` : '');
}
