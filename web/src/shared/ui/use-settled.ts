import { useEffect, useState } from 'react';

/** A value once it has rested for so many milliseconds; at first at once. */
export function useSettled<T extends string | number>(value: T, restMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
