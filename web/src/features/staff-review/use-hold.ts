import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { DecisionHold } from './decision-hold.ts';

/** What is decided on this page and can be taken back for a while; leaving the page sends it. */
export function useHold<One extends { id: string }>(send: (decision: One) => Promise<void>) {
  const [hold] = useState(
    () =>
      new DecisionHold<One>({
        now: Date.now,
        after: (ms, wake) => {
          const timer = setTimeout(wake, ms);
          return () => clearTimeout(timer);
        },
        send: (decision) => void send(decision),
      }),
  );
  const held = useAtomValue(hold.held, { store: hold.store });
  useEffect(() => () => hold.sendAll(), [hold]);
  useEffect(() => {
    if (held.length === 0) return;
    // Closing the window now would lose decisions that are not sent yet.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [held]);
  return { hold, held };
}
