import { type ReactNode, useRef } from 'react';
import { useNear } from '../../shared/ui/use-near.ts';

/** Never in print. */
export function WhenNear({ until, children }: { until?: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className="min-h-11 print:hidden">
      {near ? children : until}
    </div>
  );
}
