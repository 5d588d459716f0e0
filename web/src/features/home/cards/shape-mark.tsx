import type { Subtype } from '@naksha/events/kernel';
import { LOOKS } from '../markers/marker-looks.ts';

/** A subtype's marker, as the legend and the cards show it beside the word. */
export function ShapeMark({ subtype, size = 12 }: { subtype: Subtype; size?: number }) {
  const { shape, colour } = LOOKS[subtype];
  return (
    <svg aria-hidden="true" className="shrink-0" width={size} height={size} viewBox="-8 -8 16 16">
      {shape === 'circle' && <circle r={6.5} fill={colour} />}
      {shape === 'square' && <rect x={-6} y={-6} width={12} height={12} fill={colour} />}
      {shape === 'diamond' && <path d="M0-8 8 0 0 8-8 0z" fill={colour} />}
    </svg>
  );
}
