import { type ReactNode, useRef } from 'react';
import { useNear } from '../../shared/ui/use-near.ts';

/**
 * What stands below the first screen is loaded once it is nearly in view; in print never.
 * @param until as high as what comes, so that nothing below it moves away from under a pointer
 */
export function WhenNear({ until, children }: { until?: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className="min-h-11 print:hidden">
      {near ? children : until}
    </div>
  );
}
