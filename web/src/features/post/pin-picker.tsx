import type { City } from '@naksha/events/contracts';
import type { Position } from '@naksha/events/kernel';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { threeTries } from '../../shared/map/three-tries.ts';
import { DRAGGABLE_ZOOM } from '../../shared/map/zoom.ts';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import type { PinMap } from './pin-map.ts';
import { nudged } from './pin-nudge.ts';

type Props = { position: Position | undefined; cities: readonly City[]; onMove: (to: Position) => void };

/** The map with the pin. Without WebGL or without its code the form works by locality and coordinates. */
export function PinPicker({ position, cities, onMove }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const pin = useRef<HTMLButtonElement>(null);
  const [map, setMap] = useState<PinMap>();
  const [failed, setFailed] = useState(false);
  const moved = useEffectEvent(onMove);
  const start = useEffectEvent(() =>
    position
      ? { ...position, zoom: DRAGGABLE_ZOOM }
      : { ...(cities[0]?.position ?? middleOf(pageConfig.region)), zoom: CITY_ZOOM },
  );

  useEffect(() => {
    let opened: PinMap | undefined;
    let gone = false;
    threeTries(() => import('./pin-map.ts'))
      .then(({ PinMap }) => {
        if (gone || !container.current || !pin.current) return;
        opened = new PinMap(container.current, pin.current, start(), cities, (to) => moved(to));
        setMap(opened);
      })
      .catch((error: unknown) => {
        console.warn('no map for the pin', error);
        setFailed(true);
      });
    return () => {
      gone = true;
      opened?.remove();
      setMap(undefined);
    };
  }, [cities]);

  useEffect(() => {
    if (map && position) map.place(position);
  }, [map, position]);

  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of map and pin, not of form fields */}
      <div
        role="group"
        ref={container}
        aria-label={t('post.place.map')}
        className="h-72 overflow-hidden rounded-card border border-control bg-map sm:h-96"
      />
      {/* MapLibre takes this element and puts it on the map; until then it is out of sight. */}
      <div className="sr-only">
        <button
          ref={pin}
          type="button"
          aria-label={t('post.place.pin')}
          // An attribute, because the map adds classes of its own.
          hidden={!map || !position}
          className="h-12 w-11 cursor-grab"
          onKeyDown={(event) => {
            const to = position && nudged(position, event.key, event.shiftKey);
            if (!to) return;
            event.preventDefault();
            event.stopPropagation();
            onMove(to);
          }}
        >
          <svg aria-hidden="true" viewBox="0 0 32 36" className="mx-auto h-12">
            <path
              className="fill-red stroke-surface"
              strokeWidth="2"
              d="M16 2C9.4 2 4 7.2 4 13.8 4 22.5 16 34 16 34s12-11.5 12-20.2C28 7.2 22.6 2 16 2z"
            />
            <circle className="fill-surface" cx="16" cy="14" r="4.5" />
          </svg>
        </button>
      </div>
      {failed && (
        <p className="absolute inset-x-4 top-4 rounded-card bg-surface p-3 text-14">{t('post.place.mapFailed')}</p>
      )}
    </div>
  );
}

/** Without a pin the localities show where one is. */
const CITY_ZOOM = 13;

const middleOf = ([west, south, east, north]: readonly number[]): Position => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
});
