import type { Subtype } from '@naksha/events/kernel';
import { LOOKS } from '../markers/marker-looks.ts';

export function SubtypeShapeIcon({ subtype, size = 12 }: { subtype: Subtype; size?: number }) {
  const { shape, colour } = LOOKS[subtype];
  return (
    <svg aria-hidden="true" className="shrink-0" width={size} height={size} viewBox="-8 -8 16 16">
      {/* With the white edge that it has on the map, so that it shows on dark ground too. */}
      <g fill={colour} stroke="#fff" strokeWidth={1.5}>
        {shape === 'circle' && <circle r={6.75} />}
        {shape === 'square' && <rect x={-6.5} y={-6.5} width={13} height={13} />}
        {shape === 'diamond' && <path d="M0-7.5 7.5 0 0 7.5-7.5 0z" />}
      </g>
    </svg>
  );
}
