import { useEffect, useState } from 'react';
import { formatTimeAgo } from '../format/dates.ts';

const HALF_A_MINUTE = 30_000;

export function TimeAgo({ at }: { at: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return <time dateTime={at}>{formatTimeAgo(at, now)}</time>;
}
