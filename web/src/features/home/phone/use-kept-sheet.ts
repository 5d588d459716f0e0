import { useEffect, useEffectEvent, useState } from 'react';
import { useRestorableLayer } from '../../../shared/history/use-kept-layer.ts';
import type { Snap } from './snap.ts';

type Raised = { snap: Snap; scroll: number };

/** Milliseconds without scrolling. */
const REST = 200;

/**
 * A history layer: Back lowers it, and returning restores height and scroll position. A stack's list starts raised.
 */
export function useResultSheetHistory(of: string | undefined) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [raised, raise] = useRestorableLayer<Raised>('sheet');
  const [stackSheet, setStackSheet] = useState<{ of: string; snap: Snap }>();
  const ofStack = stackSheet && stackSheet.of === of ? stackSheet.snap : 'half';
  const kept = of === undefined ? (raised?.snap ?? 'peek') : ofStack;
  // Optimistic, while the history changes.
  const [shown, setShown] = useState({ kept, snap: kept });
  if (shown.kept !== kept) setShown({ kept, snap: kept });

  const keep = (snap: Snap) => {
    if (of !== undefined) return setStackSheet({ of, snap });
    raise(snap === 'peek' ? undefined : { snap, scroll: list?.scrollTop ?? 0 });
  };
  const keepScroll = useEffectEvent(() => raised && of === undefined && keep(raised.snap));
  useEffect(() => {
    if (!list) return;
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keepScroll(), REST);
    };
    // Before the click navigates.
    const leave = () => void keepScroll();
    list.addEventListener('scroll', rest, { passive: true });
    list.addEventListener('click', leave, { capture: true });
    return () => {
      clearTimeout(timer);
      list.removeEventListener('scroll', rest);
      list.removeEventListener('click', leave, { capture: true });
    };
  }, [list]);
  useRestoreScroll(list, raised?.scroll ?? 0);
  return {
    list: setList,
    snap: shown.snap,
    setSnap(snap: Snap) {
      setShown({ kept, snap });
      keep(snap);
    },
  };
}

function useRestoreScroll(list: HTMLElement | null, to: number): void {
  const scrollBack = useEffectEvent((list: HTMLElement) => {
    if (list.scrollHeight - list.clientHeight < to) return false;
    list.scrollTop = to;
    return true;
  });
  useEffect(() => {
    if (!list?.firstElementChild) return;
    const observer = new ResizeObserver(() => scrollBack(list) && observer.disconnect());
    observer.observe(list.firstElementChild);
    return () => observer.disconnect();
  }, [list]);
}
