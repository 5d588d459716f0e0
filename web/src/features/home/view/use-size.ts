import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from '../../../shared/map/camera.ts';

/** CSS pixels; undefined before layout and while hidden. */
export function useElementSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    if (!element.current) return;
    const measure = ({ width, height }: Size) => {
      if (width < 1 || height < 1) return;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure(element.current.getBoundingClientRect());
    const observer = new ResizeObserver(([entry]) => measure(entry.contentRect));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
