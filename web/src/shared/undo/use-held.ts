import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useWarnBeforeLeaving } from '../ui/unsent-work.ts';
import type { PendingAction, PendingActions } from './undo-hold.ts';

/** Leaving the page sends them. */
export function usePendingActions<One extends { id: string }>(
  hold: PendingActions<One>,
): readonly PendingAction<One>[] {
  const held = useAtomValue(hold.queue);
  useEffect(() => () => hold.sendAll(), [hold]);
  // Closing the window would lose pending actions.
  useWarnBeforeLeaving(held.length > 0);
  return held;
}
