import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** Pixels from the window's edge at which a drag scrolls the page. */
const EDGE = 72;
const STEP = 16;

/** The list captures the pointer, because the dragged item moves. Each item has its key in `data-key`. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  order: readonly string[],
  onMove: (key: string, to: number) => void,
) {
  const [dragged, setDragged] = useState<string>();
  const from = useRef(0);
  const start = (event: PointerEvent, key: string) => {
    if (event.button !== 0) return;
    list.current?.setPointerCapture(event.pointerId);
    from.current = order.indexOf(key);
    setDragged(key);
  };
  const end = () => setDragged(undefined);
  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (!dragged) return;
    if (clientY < EDGE) window.scrollBy(0, -STEP);
    else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
    const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-key]');
    const to = order.indexOf(under?.dataset.key ?? '');
    if (to !== -1 && under?.dataset.key !== dragged && list.current?.contains(under ?? null)) onMove(dragged, to);
  };
  const ofList = {
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: ({ key }: { key: string }) => {
      if (key !== 'Escape' || !dragged) return;
      onMove(dragged, from.current);
      end();
    },
  };
  return { dragged, start, ofList };
}
