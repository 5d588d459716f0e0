import { MAX_VERTICES, type Position } from '@naksha/events/kernel';
import { useCallback, useEffect, useState } from 'react';

export function useAreaDrawing(onDone: (ring: readonly Position[]) => void) {
  const [corners, setCorners] = useState<readonly Position[]>();
  const drawing = corners !== undefined;
  useEffect(() => {
    if (!drawing) return;
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && setCorners(undefined);
    document.addEventListener('keydown', cancel);
    return () => document.removeEventListener('keydown', cancel);
  }, [drawing]);
  return {
    corners,
    begin: useCallback(() => setCorners((before) => (before ? undefined : [])), []),
    add: (corner: Position) =>
      setCorners((before) => (before && before.length < MAX_VERTICES ? [...before, corner] : before)),
    undo: () => setCorners((before) => before?.slice(0, -1)),
    cancel: () => setCorners(undefined),
    done() {
      if (corners && corners.length > 2) onDone(corners);
      setCorners(undefined);
    },
  };
}
