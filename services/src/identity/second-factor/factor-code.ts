import { randomBytes } from 'node:crypto';

/** 32 letters and digits that are not taken for one another. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** 80 random bits, to be read out and typed: `abcd-efgh-ijkm-npqr`. */
export function randomFactorCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]);
  return letters.join('').replace(/(.{4})(?!$)/g, '$1-');
}

/** As it is hashed, however it was typed. */
export const plainFactorCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');
