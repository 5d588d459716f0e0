import { useCallback } from 'react';
import type { SetView } from '../view/use-home-view.ts';
import { changeFilter, type FilterChange } from './filter-rules.ts';

export type ChangeFilter = (...changes: readonly FilterChange[]) => void;

/** Changes the view's filter: several changes at once are one step of history. */
export const useFilter = (setView: SetView): ChangeFilter =>
  useCallback(
    (...changes) => setView((view) => ({ ...view, filter: changes.reduce(changeFilter, view.filter) }), 'push'),
    [setView],
  );
