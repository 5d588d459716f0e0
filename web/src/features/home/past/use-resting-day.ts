import { useEffect, useEffectEvent, useState } from 'react';

/** Delay before a day is loaded. */
const REST_MS = 300;

export type RestingDay = {
  /** Day of the slider or field that is not shown yet. */
  moving: string | undefined;
  move(day: string): void;
  /** Call when the slider is released. */
  rest(): void;
};

/** Debounces days, because each loads a map from the server. @param at the day shown */
export function useRestingDay(at: string | undefined, show: (day: string) => void): RestingDay {
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
