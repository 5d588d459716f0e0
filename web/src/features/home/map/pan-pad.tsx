import { type Camera, MAX_ZOOM, MIN_ZOOM } from '@naksha/events/kernel';
import { panCamera } from '../../../shared/map/camera.ts';
import { t } from '../../../shared/messages/t.ts';
import { MapControlButton } from './control.tsx';

/** CSS pixels: less than half of the narrowest phone. */
const STEP = 160;

type Props = { camera: Camera; onCamera(camera: Camera): void };

export default function PanPad({ camera, onCamera }: Props) {
  const pan = (x: number, y: number) => () => onCamera(panCamera(camera, { x: x * STEP, y: y * STEP }));
  const zoom = (by: number) => () => onCamera({ ...camera, zoom: Math.round(camera.zoom + by) });
  return (
    <fieldset
      aria-label={t('home.pan')}
      className="absolute right-full bottom-0 mr-2 grid w-max grid-cols-[repeat(3,auto)] overflow-hidden rounded-card bg-surface shadow-lift sm:top-0 sm:bottom-auto"
    >
      <MapControlButton
        icon="minus"
        label={t('home.zoomOutMap')}
        onClick={zoom(-1)}
        disabled={camera.zoom <= MIN_ZOOM}
      />
      <MapControlButton icon="chevronDown" upsideDown label={t('home.pan.up')} onClick={pan(0, -1)} />
      <MapControlButton icon="plus" label={t('home.zoomIn')} onClick={zoom(1)} disabled={camera.zoom >= MAX_ZOOM} />
      <MapControlButton icon="chevronLeft" label={t('home.pan.left')} onClick={pan(-1, 0)} />
      <MapControlButton icon="chevronDown" label={t('home.pan.down')} onClick={pan(0, 1)} />
      <MapControlButton icon="chevronRight" label={t('home.pan.right')} onClick={pan(1, 0)} />
    </fieldset>
  );
}
