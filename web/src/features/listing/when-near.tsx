import { type ReactNode, useRef } from 'react';
import { useNear } from '../../shared/ui/use-near.ts';

/** Renders its children when nearly in view; never in print. @param until placeholder of the same height */
export function WhenNear({ until, children }: { until?: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className="min-h-11 print:hidden">
      {near ? children : until}
    </div>
  );
}
