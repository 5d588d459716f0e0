import { useEffect, useEffectEvent, useState } from 'react';

/** Whoever stays on a day that long means it. */
const REST_MS = 300;

export type RestingDay = {
  /** Where a slider is being dragged to, or a field typed to, until it is shown. */
  moving: string | undefined;
  move(day: string): void;
  /** The slider was let go of. */
  rest(): void;
};

/**
 * Each day that is shown asks the server for a map: a drag over a hundred days asks for the one that it ends at.
 * @param at the day that is shown
 */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever changed it, the slider goes along
  useEffect(() => move(undefined), [at]);
  return { moving, move, rest };
}
