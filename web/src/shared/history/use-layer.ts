import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './layers.ts';

/** While `open`, Back closes this and nothing else; closing it by hand leaves history as it was. */
export function useLayer(open: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open]);
}
