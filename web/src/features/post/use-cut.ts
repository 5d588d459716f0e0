import { useDeferredValue, useEffect, useState } from 'react';
import { loadContactCutter } from '../../shared/api/load-contact-judge.ts';

/** Does a text lose something before buyers read it? Judged while it is written, by the rules that cut it. */
export function useCut(text: string): boolean {
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
