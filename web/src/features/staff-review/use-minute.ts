import { useEffect, useState } from 'react';

const OFTEN_ENOUGH_MS = 10_000;

/** Unix ms. */
export function useRegularlyUpdatedNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), OFTEN_ENOUGH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
