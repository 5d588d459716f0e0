import { useCallback, useEffect, useState } from 'react';

const MARK = 'nakshaSheet';
const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * A sheet that is one step of history, so that Back closes it and nothing else. Closing it by hand takes the step back;
 * `close('keep')` leaves the step to whoever makes something of it.
 */
export function useClosedByBack() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const back = () => setOpen(false);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [open]);
  const show = useCallback(() => {
    history.pushState({ [MARK]: true }, '');
    setOpen(true);
  }, []);
  const close = useCallback((step?: 'keep') => {
    setOpen(false);
    if (step !== 'keep' && isMarked()) history.back();
  }, []);
  return { open, show, close };
}
