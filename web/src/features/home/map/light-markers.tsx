import type { Camera } from '@naksha/events/kernel';
import { memo } from 'react';
import { positionToPixel, type Size } from '../../../shared/map/camera.ts';
import { clusterDiameter } from '../markers/cluster-size.ts';
import { INK, LOOKS, type MarkerShape, REVIEW, WHITE } from '../markers/marker-looks.ts';
import { formatShortCount } from '../markers/short-count.ts';
import type { MapMarker } from '../tiles/decode-tile.ts';

type Props = { markers: readonly MapMarker[]; camera: Camera; size: Size };

/** Before the map libraries load and without them. Memoized because Home renders often. */
export const SvgMarkers = memo(function SvgMarkers({ markers, camera, size }: Props) {
  return (
    <svg className="absolute inset-0" width={size.width} height={size.height} aria-hidden="true">
      {markers.map((marker) => (
        <Marker key={marker.key} marker={marker} {...positionToPixel(marker.position, camera, size)} />
      ))}
    </svg>
  );
});

const Marker = memo(function Marker({ marker, x, y }: { marker: MapMarker; x: number; y: number }) {
  if (marker.kind === 'review' || (marker.kind !== 'listing' && marker.count === 0))
    return <circle cx={x} cy={y} r={8} fill={WHITE} stroke={REVIEW} strokeWidth={2} strokeDasharray="2.6 2.2" />;
  if (marker.kind === 'listing')
    return (
      <g transform={`translate(${x} ${y})`} stroke={WHITE} strokeWidth={2} fill={LOOKS[marker.subtype].colour}>
        <SvgShape shape={LOOKS[marker.subtype].shape} />
      </g>
    );
  return (
    <g>
      <circle cx={x} cy={y} r={clusterDiameter(marker) / 2 - 1} fill={INK} stroke={WHITE} strokeWidth={2} />
      <text x={x} y={y + 4} textAnchor="middle" fill={WHITE} fontSize={12} fontWeight={700}>
        {formatShortCount(marker.count)}
      </text>
    </g>
  );
});

function SvgShape({ shape }: { shape: MarkerShape }) {
  if (shape === 'circle') return <circle r={6} />;
  return shape === 'square' ? <rect x={-5.5} y={-5.5} width={11} height={11} /> : <path d="M0-8 8 0 0 8-8 0z" />;
}
