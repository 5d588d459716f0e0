import { parseReach, type Within } from '@naksha/events/kernel';
import { atom, useAtomValue } from 'jotai';

/** As in an address; read by cards and pages of homes. */
export const closeToAtom = atom('');

export function useReachPlace(): Within | undefined {
  const parsed = parseReach(useAtomValue(closeToAtom));
  return 'value' in parsed ? parsed.value : undefined;
}
