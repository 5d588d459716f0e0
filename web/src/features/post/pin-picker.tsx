import type { Camera, Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fetchMapFilesThenRun } from '../../shared/map/load-map-part.ts';
import { DRAGGABLE_ZOOM } from '../../shared/map/zoom.ts';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useHasComeNearViewport } from '../../shared/ui/use-near.ts';
import type { PinMapProps } from './pin-map.tsx';
import { movePinByKey } from './pin-nudge.ts';

type Props = {
  position: Position | undefined;
  cities: readonly City[];
  city?: City;
  onMove?: (to: Position) => void;
};

/**
 * Its library is the largest part of the page. Without WebGL, or if loading fails, the form works by locality and
 * coordinates.
 */
export function PinPicker({ position, cities, city = cities[0], onMove }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const near = useHasComeNearViewport(place);
  const [PinMap, setPinMap] = useState<ComponentType<PinMapProps>>();
  const [failed, setFailed] = useState<'to load' | 'to open'>();
  const [byHand, setByHand] = useState(0);
  const [first] = useState(position);
  const start = useMemo(() => chooseStart(first, city), [first, city]);
  const fail = useCallback((how: 'to load' | 'to open', error: unknown) => {
    console.warn(`pin map failed ${how}:`, error);
    setFailed(how);
  }, []);
  const failToOpen = useCallback((error: unknown) => fail('to open', error), [fail]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of Retry reloads
  useEffect(() => {
    if (!near) return;
    const gone = new AbortController();
    fetchMapFilesThenRun('naksha:files-of pin-map', () => import('./pin-map.tsx'), gone.signal).then(
      (loaded) => setPinMap(() => loaded.PinMap),
      (error) => gone.signal.aborted || fail('to load', error),
    );
    return () => gone.abort();
  }, [fail, near, byHand]);
  const retry = () => {
    setFailed(undefined);
    setByHand((times) => times + 1);
  };

  return (
    <div ref={place} className="relative">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of map and pin, not of form fields */}
      <div
        role="group"
        aria-label={t(onMove ? 'post.place.map' : 'post.place.shown')}
        className="daylight h-72 overflow-hidden rounded-card border border-control bg-map sm:h-96"
      >
        {PinMap && !failed && (
          <PinMap position={position} cities={cities} start={start} onMove={onMove} onFailed={failToOpen}>
            {position && (onMove ? <Pin position={position} onMove={onMove} /> : <PinMark />)}
          </PinMap>
        )}
      </div>
      {failed && (
        <div className="absolute inset-x-4 top-4 flex flex-wrap items-center gap-3 rounded-card bg-surface p-3 text-14">
          <p className="grow">{t('post.place.mapFailed')}</p>
          {failed === 'to load' && <Button onClick={retry}>{t('app.retry')}</Button>}
        </div>
      )}
    </div>
  );
}

/** The map handles dragging. */
const Pin = ({ position, onMove }: { position: Position; onMove: (to: Position) => void }) => (
  <button
    type="button"
    aria-label={t('post.place.pin')}
    className="block h-12 w-11 cursor-grab"
    // Otherwise the map below would handle the click and the keys too.
    onClick={(event) => event.stopPropagation()}
    onKeyDown={(event) => {
      const to = movePinByKey(position, event.key, event.shiftKey);
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      onMove(to);
    }}
  >
    <PinMark />
  </button>
);

const PinMark = () => (
  <svg aria-hidden="true" viewBox="0 0 32 36" className="mx-auto h-12">
    <path
      className="fill-ink stroke-surface"
      strokeWidth="2"
      d="M16 2C9.4 2 4 7.2 4 13.8 4 22.5 16 34 16 34s12-11.5 12-20.2C28 7.2 22.6 2 16 2z"
    />
    <circle className="fill-surface" cx="16" cy="14" r="4.5" />
  </svg>
);

const CITY_ZOOM = 13;

function chooseStart(pin: Position | undefined, city: City | undefined): Camera {
  if (pin) return { ...pin, zoom: DRAGGABLE_ZOOM };
  return { ...(city?.position ?? findMiddle(pageConfig.region)), zoom: CITY_ZOOM };
}

const findMiddle = ([west, south, east, north]: readonly number[]): Position => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
});
