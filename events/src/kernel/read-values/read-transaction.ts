import { accepted, collapseSpaces, type Reading, readingIfBlankOrTooLong, rejected } from './reading.ts';
import { compileSpellings, findBySpelling, normalizePhrase } from './spellings.ts';

const TRANSACTIONS = compileSpellings<'new' | 'resale'>([
  [
    'new',
    'new(?: (?:property|booking|sale|home|flat|unit|launch|from (?:the )?builder))?|(?:fresh|first)(?: (?:booking|sale|owner))?|primary(?: sale)?|(?:from |by )?builder|(?:नया|नई)(?: बिल्डर से)?|(?:ਨਵਾਂ|ਨਵੀਂ)(?: ਬਿਲਡਰ ਤੋਂ)?',
  ],
  [
    'resale',
    're ?sale(?: (?:property|home|flat|unit))?|re ?sell|secondary(?: sale)?|second(?: hand| sale)?|old|used|pre owned|रीसेल|पुराना|पुनर्विक्रय|ਰੀਸੇਲ|ਪੁਰਾਣਾ',
  ],
]);

export function parseTransactionType(typed: string): Reading<'new' | 'resale'> {
  const text = collapseSpaces(typed);
  const unread = readingIfBlankOrTooLong(text);
  if (unread) return unread;
  const value = findBySpelling(TRANSACTIONS, normalizePhrase(text));
  return value ? accepted(value) : rejected('unknown_value', text);
}
