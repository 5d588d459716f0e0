import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Pixel, Size } from '../../../shared/map/camera.ts';

export default function HoverCard({
  at,
  size,
  pinned,
  children,
}: {
  at: Pixel;
  size: Size;
  pinned: boolean;
  children: ReactNode;
}) {
  const card = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => setHeight(card.current?.offsetHeight), []);
  useLayoutEffect(() => {
    if (!card.current) return;
    const observer = new ResizeObserver(([entry]) => setHeight(entry.borderBoxSize[0].blockSize));
    observer.observe(card.current);
    return () => observer.disconnect();
  }, []);
  const place = positionCardAtMarker(at, size, height ?? 0);
  return (
    <div
      ref={card}
      data-testid="hover-card"
      style={{ ...place, width: CARD_WIDTH, visibility: height === undefined ? 'hidden' : 'visible' }}
      className={`absolute z-20 rounded-card bg-surface shadow-lift ${pinned ? '' : 'pointer-events-none'}`}
    >
      {children}
    </div>
  );
}

/** Requirement U-10. */
export const CARD_WIDTH = 280;
const GAP = 28;
const EDGE = 8;

export function positionCardAtMarker(at: Pixel, size: Size, height: number): { left: number; top: number } {
  const left = Math.min(Math.max(EDGE, at.x - CARD_WIDTH / 2), Math.max(EDGE, size.width - CARD_WIDTH - EDGE));
  const above = at.y - GAP - 12 - height;
  const top = above >= EDGE ? above : Math.min(at.y + GAP, size.height - height - EDGE);
  return { left, top: Math.max(EDGE, top) };
}
