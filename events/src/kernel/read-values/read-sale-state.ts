import {
  accepted,
  BLANK,
  collapseSpaces,
  isBlankPlaceholder,
  type Reading,
  rejected,
  rejectedReadingIfTooLong,
  wholeWordsPattern,
} from './reading.ts';
import { compileSpellings, findBySpelling, normalizePhrase } from './spellings.ts';

export type SaleState = 'on-sale' | 'off-sale';
const SALE_STATES = compileSpellings<SaleState>([
  [
    'off-sale',
    'closed|sold(?: out)?|(?:recently )?sold|pending(?: sale)?|withdrawn?|expired|cancell?ed|terminated|(?:active )?under (?:contract|offer|agreement)|' +
      'contingent|(?:sale )?agreed|off(?: the)? market|temporarily off market|inactive|in active|not active|on ?hold|hold|booked|reserved|rented(?: out)?|leased|let|' +
      'delisted|deleted|removed|archived|draft|token (?:given|received|done|taken)|deal (?:done|closed|final)|not (?:available|for sale)|unavailable|blocked|' +
      'registered|registry done|coming soon|for rent|to let|incomplete|sstc|stc|बिक गया|बिका हुआ|बिक चुका|बिकी|ਵਿਕ ਗਿਆ|ਵਿਕਿਆ|ਵਿਕ ਚੁੱਕਾ',
  ],
  [
    'on-sale',
    'active|live|available(?: for sale)?|(?:for|on)(?: ?re)? ?sale|sale|listed|on(?: the)? market|back on(?: the)? market|new(?: listing)?|open|current|unsold|ready for sale|' +
      'published|verified|price (?:reduced|changed?)|उपलब्ध|बिकाऊ|बिक्री के लिए|ਉਪਲਬਧ|ਵਿਕਾਊ|ਵਿਕਰੀ ਲਈ',
  ],
]);

/** "Sold STC", "Let Agreed". */
const OFF_SALE_WORDS = wholeWordsPattern(
  'sold|stc|sstc|let|rented|leased?|contracts?|exchanged|offer|reserved|expired|withdrawn|cancell?ed|completed|closed|' +
    'pending|booked|terminated|contingent|agreed|inactive|delisted|removed|archived|unavailable',
  'u',
);
const NEGATED = wholeWordsPattern('not|no|never|without', 'u');

/** "Closed", "Pending" and similar are proposed for exclusion. */
export function parseSaleState(typed: string): Reading<SaleState> {
  const text = collapseSpaces(typed);
  const long = rejectedReadingIfTooLong(text);
  if (long) return long;
  const phrase = normalizePhrase(text).replaceAll('/', ' ');
  const value = findBySpelling(SALE_STATES, phrase);
  if (value) return accepted(value);
  if (OFF_SALE_WORDS.test(phrase) && !NEGATED.test(phrase)) return accepted('off-sale');
  return isBlankPlaceholder(text) ? BLANK : rejected('unknown_value', text);
}
