import { CRORE, LAKH } from '@naksha/events/kernel';

const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

const MOST_DIGITS = 9;

/**
 * A price as a cheque says it: "Forty-Five Lakh Rupees", with paise where there are any. English, as the specification has it.
 * @returns 'lower the price' beyond nine digits, and '' where there is no price yet
 */
export function rupeesInWords(rupees: number): string {
  if (!Number.isFinite(rupees) || rupees <= 0) return '';
  const [whole, paise] = Math.round(rupees * 100) % 100 === 0 ? [Math.round(rupees), 0] : split(rupees);
  if (String(whole).length > MOST_DIGITS) return 'lower the price';
  const words = [
    whole > 0 && `${say(whole)} ${whole === 1 ? 'Rupee' : 'Rupees'}`,
    paise > 0 && `${say(paise)} Paise`,
  ].filter(Boolean);
  return words.join(' and ');
}

const split = (rupees: number): [number, number] => [Math.floor(rupees), Math.round((rupees % 1) * 100)];

/** @param n 0 to 999,999,999 */
function say(n: number): string {
  const parts = [
    [Math.floor(n / CRORE), 'Crore'],
    [Math.floor((n % CRORE) / LAKH), 'Lakh'],
    [Math.floor((n % LAKH) / 1000), 'Thousand'],
    [Math.floor((n % 1000) / 100), 'Hundred'],
  ] as const;
  const words = parts.flatMap(([count, unit]) => (count > 0 ? [below100(count), unit] : []));
  const rest = n % 100;
  if (rest > 0 || words.length === 0) words.push(below100(rest));
  return words.join(' ');
}

function below100(n: number): string {
  if (n < 20) return ONES[n];
  const one = n % 10;
  return one === 0 ? TENS[Math.floor(n / 10)] : `${TENS[Math.floor(n / 10)]}-${ONES[one]}`;
}
