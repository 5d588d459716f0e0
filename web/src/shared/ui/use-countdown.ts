import { useEffect, useState } from 'react';

/** Both in Unix ms. */
export const secondsUntil = (end: number | undefined, now: number): number =>
  end === undefined ? 0 : Math.max(0, Math.ceil((end - now) / 1000));

export function useCountdown(end: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  const left = secondsUntil(end, now);
  const running = left > 0;
  useEffect(() => {
    // `end` may have been set after the last tick.
    setNow(Date.now());
    if (!running || end === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [end, running]);
  return left;
}
