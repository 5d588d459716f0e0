import { randomBytes } from 'node:crypto';

/** Without characters that look alike. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** 80 random bits to read aloud: `abcd-efgh-ijkm-npqr`. */
export function randomFactorCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]);
  return letters.join('').replace(/(.{4})(?!$)/g, '$1-');
}

export const normalizeFactorCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');
