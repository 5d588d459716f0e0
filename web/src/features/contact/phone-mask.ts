import { bareDigits } from '@naksha/events/kernel';

const HALF = 5;

/** `##### #####`: digits as they are typed, in two halves. The calling code, which a keyboard may fill in, is left out. */
export function maskPhone(text: string): string {
  const typed = bareDigits(text.replace(/^\s*\+91/, ''));
  const digits = typed.slice(0, 2 * HALF);
  return digits.length > HALF ? `${digits.slice(0, HALF)} ${digits.slice(HALF)}` : digits;
}
