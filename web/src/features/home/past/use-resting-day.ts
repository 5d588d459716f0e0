import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds. */
const REST_MS = 300;

export type DebouncedDay = {
  moving: string | undefined;
  move(day: string): void;
  rest(): void;
};

/** Each day loads a map from the server. */
export function useDebouncedDay(at: string | undefined, show: (day: string) => void): DebouncedDay {
  const [moving, move] = useState<string>();
  const rest = () => {
    if (moving !== undefined && moving !== at) show(moving);
  };
  const restAtLast = useEffectEvent(rest);
  useEffect(() => {
    if (moving === undefined) return;
    const timer = setTimeout(restAtLast, REST_MS);
    return () => clearTimeout(timer);
  }, [moving]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slider follows every change
  useEffect(() => move(undefined), [at]);
  return { moving, move, rest };
}
