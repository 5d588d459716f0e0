import { type Camera, project, type Size } from '../../../shared/map/camera.ts';
import { INK, LOOKS, WHITE } from '../markers/marker-looks.ts';
import { clusterSize } from '../markers/place-markers.ts';
import { shortCount } from '../markers/short-count.ts';
import type { MapMarker } from '../tiles/decode-tile.ts';

/** The same markers as light SVG: before the map libraries have come, and where they can't. */
export function LightMarkers({ markers, camera, size }: { markers: readonly MapMarker[]; camera: Camera; size: Size }) {
  return (
    <svg className="absolute inset-0" width={size.width} height={size.height} aria-hidden="true">
      {markers.map((marker) => (
        <Marker key={marker.key} marker={marker} {...project(marker.position, camera, size)} />
      ))}
    </svg>
  );
}

function Marker({ marker, x, y }: { marker: MapMarker; x: number; y: number }) {
  if (marker.kind === 'listing')
    return <circle cx={x} cy={y} r={6} fill={LOOKS[marker.subtype].colour} stroke={WHITE} strokeWidth={2} />;
  return (
    <g>
      <circle cx={x} cy={y} r={clusterSize(marker) / 2 - 1} fill={INK} stroke={WHITE} strokeWidth={2} />
      <text x={x} y={y + 4} textAnchor="middle" fill={WHITE} fontSize={12} fontWeight={700}>
        {shortCount(marker.count)}
      </text>
    </g>
  );
}
