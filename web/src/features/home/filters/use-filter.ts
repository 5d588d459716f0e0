import { useCallback } from 'react';
import type { SetView } from '../view/use-home-view.ts';
import { changeFilter, type FilterChange } from './filter-rules.ts';

export type ChangeFilter = (...changes: readonly FilterChange[]) => void;

/** Simultaneous changes share a history entry, and so do continued ones. */
export const useChangeFilter = (setView: SetView): ChangeFilter =>
  useCallback(
    (...changes) => {
      const goesOn = changes.every((change) => 'goesOn' in change && change.goesOn);
      setView((view) => ({ ...view, filter: changes.reduce(changeFilter, view.filter) }), goesOn ? 'replace' : 'push');
    },
    [setView],
  );
