import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useUnsentWork } from '../ui/unsent-work.ts';
import type { Held, UndoHold } from './undo-hold.ts';

/** What is done on this page and can be taken back for a while; leaving the page sends it. */
export function useHeld<One extends { id: string }>(hold: UndoHold<One>): readonly Held<One>[] {
  const held = useAtomValue(hold.queue);
  useEffect(() => () => hold.sendAll(), [hold]);
  // Closing the window now would lose what is not sent yet.
  useUnsentWork(held.length > 0);
  return held;
}
