import { type ReactNode, useRef } from 'react';
import { useHasComeNearViewport } from '../../shared/ui/use-near.ts';

/** Never in print. */
export function RenderWhenNear({ until, children }: { until?: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useHasComeNearViewport(place);
  return (
    <div ref={place} className="min-h-11 print:hidden">
      {near ? children : until}
    </div>
  );
}
