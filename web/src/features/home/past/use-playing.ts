import { useEffect, useEffectEvent, useState } from 'react';
import { nextDayOfPlayback } from './days.ts';

/** Milliseconds. */
const PICTURE_MS = 900;

type Shown = {
  day: string;
  last: string;
  settled: boolean;
  show(day: string): void;
};

export type Playing = { playing: boolean; play(): void; stop(): void };

/** Choosing a day stops it. */
export function useDayPlayback({ day, last, settled, show }: Shown): Playing {
  const [playing, setPlaying] = useState(false);
  const goOn = useEffectEvent(() => {
    const next = nextDayOfPlayback(day, last);
    if (next) show(next);
    else setPlaying(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each day restarts the timer
  useEffect(() => {
    if (!playing || !settled) return;
    const timer = setTimeout(goOn, PICTURE_MS);
    return () => clearTimeout(timer);
  }, [playing, settled, day]);
  return { playing, play: () => setPlaying(true), stop: () => setPlaying(false) };
}
