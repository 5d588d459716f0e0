import { type PlaceReach, parseReach } from '@naksha/events/kernel';
import { atom, useAtomValue } from 'jotai';

/** As in an address; read by cards and pages of homes. */
export const closeToAtom = atom('');

export function useCurrentReachFilter(): PlaceReach | undefined {
  const parsed = parseReach(useAtomValue(closeToAtom));
  return 'value' in parsed ? parsed.value : undefined;
}
