import { type Camera, MAX_ZOOM, MIN_ZOOM } from '@naksha/events/kernel';
import { memo, useState } from 'react';
import { OptionalPart } from '../../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../../shared/lazy-chunk.ts';
import { t } from '../../../shared/messages/t.ts';
import { MapControlButton } from './control.tsx';

const PanPad = lazyWithTimeout(() => import('./pan-pad.tsx'));

type Props = {
  camera: Camera;
  moving: boolean;
  drawing: boolean;
  hasPoly: boolean;
  onCamera(camera: Camera): void;
  onDraw(): void;
  onRemovePoly(): void;
};

export const MapControls = memo(function MapControls(props: Props) {
  const { camera, moving, drawing, hasPoly, onCamera, onDraw, onRemovePoly } = props;
  const zoom = (by: number) =>
    onCamera({ ...camera, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, Math.round(camera.zoom + by))) });
  return (
    <div className="pointer-events-none absolute top-4 right-4 z-10 grid gap-2 *:pointer-events-auto max-sm:top-2 max-sm:bottom-22 max-sm:flex max-sm:flex-col max-sm:flex-wrap-reverse max-sm:content-start max-sm:justify-end">
      <div className="grid divide-y divide-line overflow-hidden rounded-control bg-surface shadow-lift max-sm:hidden">
        <MapControlButton
          icon="plus"
          label={t('home.zoomIn')}
          onClick={() => zoom(1)}
          disabled={camera.zoom >= MAX_ZOOM}
        />
        <MapControlButton
          icon="minus"
          label={t('home.zoomOutMap')}
          onClick={() => zoom(-1)}
          disabled={camera.zoom <= MIN_ZOOM}
        />
      </div>
      {moving && <Locate onCamera={onCamera} />}
      {(moving || hasPoly) && (
        <div className="overflow-hidden rounded-control bg-surface shadow-lift">
          {hasPoly && !drawing ? (
            <MapControlButton icon="close" label={t('home.draw.remove')} onClick={onRemovePoly} />
          ) : (
            <MapControlButton icon="draw" label={t('home.draw')} onClick={onDraw} pressed={drawing} />
          )}
        </div>
      )}
      {moving && <Pan camera={camera} onCamera={onCamera} />}
    </div>
  );
});

function Pan({ camera, onCamera }: Pick<Props, 'camera' | 'onCamera'>) {
  const [open, setOpen] = useState(false);
  return (
    <div className="relative">
      <div className="overflow-hidden rounded-control bg-surface shadow-lift">
        <MapControlButton icon="move" label={t('home.pan')} onClick={() => setOpen(!open)} pressed={open} />
      </div>
      <OptionalPart>{open && <PanPad camera={camera} onCamera={onCamera} />}</OptionalPart>
    </div>
  );
}

function Locate({ onCamera }: { onCamera(camera: Camera): void }) {
  const [asking, setAsking] = useState(false);
  const locate = async () => {
    setAsking(true);
    const { locateDeviceInRegion } = await import('./locate.ts');
    const camera = await locateDeviceInRegion();
    setAsking(false);
    if (camera) onCamera(camera);
  };
  return (
    <div className="overflow-hidden rounded-control bg-surface shadow-lift">
      <MapControlButton icon="locate" label={t('home.locate')} onClick={() => void locate()} disabled={asking} />
    </div>
  );
}
