import { useEffect, useEffectEvent, useState } from 'react';
import { playOn } from './days.ts';

/** How long a picture stands while playing, at least: one sees what changed. */
const PICTURE_MS = 900;

type Shown = {
  /** That is shown, or where the slider is being moved to. */
  day: string;
  last: string;
  /** The map shows all of it. */
  settled: boolean;
  show(day: string): void;
};

export type Playing = { playing: boolean; play(): void; stop(): void };

/** Picture after picture up to the last day. Whoever chooses a day by hand stops it first. */
export function usePlaying({ day, last, settled, show }: Shown): Playing {
  const [playing, setPlaying] = useState(false);
  const goOn = useEffectEvent(() => {
    const next = playOn(day, last);
    if (next) show(next);
    else setPlaying(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each day waits anew
  useEffect(() => {
    if (!playing || !settled) return;
    const timer = setTimeout(goOn, PICTURE_MS);
    return () => clearTimeout(timer);
  }, [playing, settled, day]);
  return { playing, play: () => setPlaying(true), stop: () => setPlaying(false) };
}
