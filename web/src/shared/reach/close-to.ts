import { parseWithin, type Within } from '@naksha/events/kernel';
import { atom, useAtomValue } from 'jotai';

/** The filter `within` that was chosen last, as in an address: cards and pages of homes say how far each is. */
export const closeToAtom = atom('');

export function useCloseTo(): Within | undefined {
  const parsed = parseWithin(useAtomValue(closeToAtom));
  return 'value' in parsed ? parsed.value : undefined;
}
