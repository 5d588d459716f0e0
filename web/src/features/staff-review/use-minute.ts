import { useEffect, useState } from 'react';

const OFTEN_ENOUGH_MS = 10_000;

/** The current time in milliseconds since the Unix epoch, updated every minute. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), OFTEN_ENOUGH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
