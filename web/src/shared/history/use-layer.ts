import { useEffect, useEffectEvent } from 'react';
import { pushHistoryLayer } from './layers.ts';

/** While `open`, Back closes this; closing it otherwise leaves the history unchanged. */
export function useHistoryLayer(open: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => (open ? pushHistoryLayer(() => close()) : undefined), [open]);
}
