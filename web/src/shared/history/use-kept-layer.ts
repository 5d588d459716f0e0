import { useCallback } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { type HistoryState, keepLayer, layersOf } from './layers.ts';

/**
 * A layer that is back when its entry is: who opens a listing from it and comes back finds it as it was.
 * @returns what it is made of, undefined while it is closed, and how to open, change or close it
 */
export function useKeptLayer<T>(id: string): [T | undefined, (kept: T | undefined) => void] {
  const state = useHistoryState<HistoryState>();
  const layer = layersOf(state).find((one) => one.id === id);
  return [layer?.kept as T | undefined, useCallback((kept: T | undefined) => keepLayer(id, kept), [id])];
}
