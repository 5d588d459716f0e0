import { useCallback } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { type HistoryState, keepLayer, layersOf } from './layers.ts';

/**
 * A layer restored with its history entry.
 * @returns its state (undefined while closed), and a setter to open, change or close it
 */
export function useKeptLayer<T>(id: string): [T | undefined, (kept: T | undefined) => void] {
  const state = useHistoryState<HistoryState>();
  const layer = layersOf(state).find((one) => one.id === id);
  return [layer?.kept as T | undefined, useCallback((kept: T | undefined) => keepLayer(id, kept), [id])];
}
