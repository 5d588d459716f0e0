import { t } from '../messages/t.ts';

const SCALES = [
  [10_000_000, 'amount.crore'],
  [100_000, 'amount.lakh'],
  [1000, 'amount.thousand'],
  [100, 'amount.hundred'],
] as const;
const MAX_DIGITS = 9;

/**
 * 4,50,00,000.50 is "Four Crore Fifty Lakh Rupees and Fifty Paise". Uses the typed digits to avoid rounding; '' if it
 * is not an amount.
 */
export function rupeesInWords(amount: string): string {
  const match = /^0*(\d+)(?:\.(\d*))?$/.exec(amount.replace(/[,\s]/g, ''));
  if (!match) return '';
  const [, whole, decimals = ''] = match;
  if (whole.length > MAX_DIGITS) return t('amount.tooHigh');
  const numbers = t('amount.numbers').split(' ');
  const [rupees, paise] = [Number(whole), Number(decimals.padEnd(2, '0').slice(0, 2))];
  const sayRupees = () => t('amount.rupees', { n: rupees, spoken: numberToWords(rupees, numbers) });
  if (paise === 0) return sayRupees();
  const ofPaise = t('amount.paise', { n: paise, spoken: numberToWords(paise, numbers) });
  return rupees === 0 ? ofPaise : t('amount.both', { rupees: sayRupees(), paise: ofPaise });
}

/** `numbers`: words for 0 to 99. */
function numberToWords(number: number, numbers: readonly string[]): string {
  for (const [scale, name] of SCALES)
    if (number >= scale) {
      const rest = number % scale;
      const head = `${numberToWords(Math.floor(number / scale), numbers)} ${t(name)}`;
      return rest > 0 ? `${head} ${numberToWords(rest, numbers)}` : head;
    }
  return numbers[number];
}
