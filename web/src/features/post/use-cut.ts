import { useDeferredValue, useEffect, useState } from 'react';
import { loadContactCutter } from '../../shared/api/load-contact-judge.ts';

/** Would the server remove part of the text? */
export function useContainsContacts(text: string): boolean {
  const written = useDeferredValue(text.trim());
  const [cut, setCut] = useState(false);
  useEffect(() => {
    let current = true;
    if (written === '') setCut(false);
    else
      void loadContactCutter().then((cutter) => current && setCut(cutter !== undefined && cutter(written) !== written));
    return () => {
      current = false;
    };
  }, [written]);
  return cut;
}
