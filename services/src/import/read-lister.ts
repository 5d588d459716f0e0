import { accepted, type Reading, readBlankOrLong, rejected } from '@naksha/events/read-values';
import type { ImportLister } from '@naksha/events/wire/imports';
import { foldCell } from './fold-cell.ts';

const WORDS: Readonly<Record<ImportLister, RegExp>> = {
  owner: /^(?:property )?owners?$|^landlord$|^मालिक$|^ਮਾਲਕ$/u,
  agent:
    /^(?:(?:real estate|property|estate) )?(?:agents?|brokers?|dealers?|realtors?|consultants?)$|^channel partner$|^(?:एजेंट|ब्रोकर|डीलर)$|^(?:ਏਜੰਟ|ਬ੍ਰੋਕਰ|ਡੀਲਰ)$/u,
  builder: /^(?:builders?|developers?|promoters?)$|^बिल्डर$|^ਬਿਲਡਰ$/u,
  relative: /^(?:relatives?|family|(?:owner )?(?:spouse|son|daughter|brother|sister))$|^रिश्तेदार$|^ਰਿਸ਼ਤੇਦਾਰ$/u,
};

/** "Dealer" and "Broker" are agents. */
export function readLister(typed: string): Reading<ImportLister> {
  const unread = readBlankOrLong(typed.trim());
  if (unread) return unread;
  const text = foldCell(typed);
  const lister = (Object.keys(WORDS) as ImportLister[]).find((one) => WORDS[one].test(text));
  return lister ? accepted(lister) : rejected('unknown_value', typed.trim());
}
