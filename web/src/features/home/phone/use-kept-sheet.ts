import { useEffect, useEffectEvent, useState } from 'react';
import { useKeptLayer } from '../../../shared/history/use-kept-layer.ts';
import type { Snap } from './snap.ts';

type Raised = { snap: Snap; scroll: number };

/** Milliseconds after which a list that was scrolled rests. */
const REST = 200;

/**
 * The raised sheet is a layer: Back lowers it, and who opens a home from its list and comes back finds it as high and scrolled
 * as it was. A stack's list is the stack's own, raised from the start.
 * @param of the stack whose list the sheet shows, undefined for the view's
 */
export function useKeptSheet(of: string | undefined) {
  /** What scrolls; not there while a card stands in the sheet's place. */
  const [list, setList] = useState<HTMLElement | null>(null);
  const [raised, raise] = useKeptLayer<Raised>('sheet');
  const [stackSheet, setStackSheet] = useState<{ of: string; snap: Snap }>();
  const ofStack = stackSheet && stackSheet.of === of ? stackSheet.snap : 'half';
  const kept = of === undefined ? (raised?.snap ?? 'peek') : ofStack;
  // Shown at once, while history takes its step.
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
    // Before the click opens a home, and history is that page's.
    const leave = () => void keepScroll();
    list.addEventListener('scroll', rest, { passive: true });
    list.addEventListener('click', leave, { capture: true });
    return () => {
      clearTimeout(timer);
      list.removeEventListener('scroll', rest);
      list.removeEventListener('click', leave, { capture: true });
    };
  }, [list]);
  useScrollBack(list, raised?.scroll ?? 0);
  return {
    list: setList,
    snap: shown.snap,
    setSnap(snap: Snap) {
      setShown({ kept, snap });
      keep(snap);
    },
  };
}

/** Scrolls once to where the list was, as soon as it is long enough again. */
function useScrollBack(list: HTMLElement | null, to: number): void {
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
