import type { ImportReason } from '@naksha/events/wire/imports';
import { foldSigns, noteReading, notNumber, readNumber } from './read-number.ts';

const LAKH = 100_000;
const CRORE = 100 * LAKH;
const SCALES: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  l: LAKH,
  lac: LAKH,
  lacs: LAKH,
  lakh: LAKH,
  lakhs: LAKH,
  लाख: LAKH,
  ਲੱਖ: LAKH,
  cr: CRORE,
  crs: CRORE,
  crore: CRORE,
  crores: CRORE,
  करोड़: CRORE,
  // As it is often typed, without the dot below.
  करोड: CRORE,
  ਕਰੋੜ: CRORE,
};
const OTHER_MONEY = /[$€£¥]|\b(?:usd|eur|gbp|aed|cad|aud)\b/i;
const BEFORE = /^(?:₹|rs\.?|inr|रुपये|रुपए|रु\.?|ਰੁਪਏ|ਰੁ\.?)\s*/i;
const BEHIND = /\s*(?:\/-|₹|rs\.?|inr|rupees|only|रुपये|रुपए|रु\.?|ਰੁਪਏ|ਰੁ\.?)$/i;
const AMOUNT = /^([+-]?[\d.,]+(?:\p{Zs}[\d.,]+)*(?:e[+-]?\d+)?)\s*([\p{L}\p{M}]+)?\.?$/iu;
/** Nobody sells a home or a plot for less: it is lakhs or crores whose scale was left out. */
const LEAST = LAKH;
/** Less than a paisa is how a computer writes 1.15 crore. */
const ROUNDING = 0.005;

/** @returns whole rupees, with what is to be said where that isn't what was written; or why it is no price */
export function readPrice(written: string): { rupees: number; note?: ImportReason } | ImportReason {
  const text = written.trim();
  if (OTHER_MONEY.test(text)) return { code: 'not_rupees', params: { text } };
  const [, digits, scale] = AMOUNT.exec(foldSigns(stripRupees(text))) ?? [];
  const factor = scale === undefined ? 1 : SCALES[scale.normalize('NFC').toLowerCase()];
  if (digits === undefined || factor === undefined) return notNumber(text);
  const amount = readNumber(digits, { point: scale === undefined ? 'may group' : 'decimal' });
  if (typeof amount !== 'number') return { ...amount, params: { ...amount.params, text } };
  const rupees = Math.round(amount * factor);
  if (!Number.isFinite(rupees)) return { code: 'not_number', params: { text } };
  if (scale === undefined && amount > 0 && rupees < LEAST) return { code: 'no_scale', params: { text } };
  if (Math.abs(amount * factor - rupees) > ROUNDING)
    return { rupees, note: { code: 'rounded', params: { text, read: rupees } } };
  const note = noteReading(text, rupees);
  return note ? { rupees, note } : { rupees };
}

function stripRupees(text: string): string {
  const bare = text.replace(BEFORE, '');
  const short = bare.replace(BEHIND, '');
  return short === bare ? bare : stripRupees(short);
}
