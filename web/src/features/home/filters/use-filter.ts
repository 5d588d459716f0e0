import { useCallback } from 'react';
import type { SetView } from '../view/use-home-view.ts';
import { changeFilter, type FilterChange } from './filter-rules.ts';

export type ChangeFilter = (...changes: readonly FilterChange[]) => void;

/** Changes the view's filter: several changes at once are one step of history, and so is one that goes on. */
export const useFilter = (setView: SetView): ChangeFilter =>
  useCallback(
    (...changes) => {
      const goesOn = changes.every((change) => 'goesOn' in change && change.goesOn);
      setView((view) => ({ ...view, filter: changes.reduce(changeFilter, view.filter) }), goesOn ? 'replace' : 'push');
    },
    [setView],
  );
