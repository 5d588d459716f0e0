import { useEffect, useEffectEvent, useState } from 'react';
import { playOn } from './days.ts';

/** Minimum time per picture while playing. */
const PICTURE_MS = 900;

type Shown = {
  /** Shown, or the slider's while dragging. */
  day: string;
  last: string;
  /** The map shows everything. */
  settled: boolean;
  show(day: string): void;
};

export type Playing = { playing: boolean; play(): void; stop(): void };

/** Plays until the last day. Choosing a day stops it. */
export function usePlaying({ day, last, settled, show }: Shown): Playing {
  const [playing, setPlaying] = useState(false);
  const goOn = useEffectEvent(() => {
    const next = playOn(day, last);
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
