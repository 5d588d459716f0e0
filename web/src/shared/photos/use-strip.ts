import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds without scrolling. */
const RESTS_MS = 100;

export type Strip = {
  ref: RefObject<HTMLUListElement | null>;
  /** From 0. */
  at: number;
  go(to: number): void;
  onScroll(): void;
  onKeyDown(event: KeyboardEvent): void;
};

export function usePhotoStrip(count: number, start = 0): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  const go = (to: number) => {
    const place = Math.max(0, Math.min(count - 1, to));
    setAt(place);
    ref.current?.scrollTo({ left: place * ref.current.clientWidth, behavior: 'instant' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: sets the initial position once
  useLayoutEffect(() => go(start), []);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  // Slides passed on the way are not reported.
  const onScroll = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      const list = ref.current;
      if (list?.clientWidth) setAt(Math.round(list.scrollLeft / list.clientWidth));
    }, RESTS_MS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(to);
  };
  return { ref, at, go, onScroll, onKeyDown };
}
