import { useCallback } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { type HistoryState, layersOfHistoryState, openOrCloseRestorableLayer } from './layers.ts';

/** Undefined while closed; the setter opens, changes or closes it. */
export function useRestorableLayer<T>(id: string): [T | undefined, (kept: T | undefined) => void] {
  const state = useHistoryState<HistoryState>();
  const layer = layersOfHistoryState(state).find((one) => one.id === id);
  return [
    layer?.kept as T | undefined,
    useCallback((kept: T | undefined) => openOrCloseRestorableLayer(id, kept), [id]),
  ];
}
