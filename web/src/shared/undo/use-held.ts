import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useUnsentWork } from '../ui/unsent-work.ts';
import type { Held, UndoHold } from './undo-hold.ts';

/** Leaving the page sends them. */
export function useHeld<One extends { id: string }>(hold: UndoHold<One>): readonly Held<One>[] {
  const held = useAtomValue(hold.queue);
  useEffect(() => () => hold.sendAll(), [hold]);
  // Closing the window would lose pending actions.
  useUnsentWork(held.length > 0);
  return held;
}
