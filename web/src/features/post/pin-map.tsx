import type { Camera, Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type MapRef, Marker } from 'react-map-gl/maplibre';
import { toKnownCities } from '../../shared/map/known-cities.ts';
import { RegionMap } from '../../shared/map/region-map.tsx';
import { DRAGGABLE_ZOOM, GLIDE_MS, toMapLibreZoom } from '../../shared/map/zoom.ts';
import { roundPosition } from './pin-nudge.ts';

export type PinMapProps = {
  position: Position | undefined;
  cities: readonly City[];
  start: Camera;
  onMove?(to: Position): void;
  onFailed(error: Error): void;
  children: ReactNode;
};

/** Imports the map library: load it lazily. */
export function PinMap({ position, cities, start, onMove, onFailed, children }: PinMapProps) {
  const [map, setMap] = useState<MapRef | null>(null);
  const known = useMemo(() => toKnownCities(cities), [cities]);
  const stand = useEffectEvent(({ lat, lng, zoom }: Camera) => {
    if (!position) map?.jumpTo({ center: [lng, lat], zoom: toMapLibreZoom(zoom) });
  });
  useEffect(() => {
    if (map) stand(start);
  }, [map, start]);

  useEffect(() => {
    if (!map || !position) return;
    const near = toMapLibreZoom(DRAGGABLE_ZOOM);
    if (map.getZoom() < near) map.easeTo({ center: position, zoom: near, duration: GLIDE_MS });
    else if (!map.getBounds().contains(position)) map.jumpTo({ center: position });
  }, [map, position]);

  return (
    <RegionMap
      ref={setMap}
      cities={known}
      start={start}
      scrollZoom={false}
      onClick={({ lngLat }) => onMove?.(roundPosition(lngLat))}
      onFailed={onFailed}
    >
      {position && (
        <Marker
          longitude={position.lng}
          latitude={position.lat}
          anchor="bottom"
          draggable={onMove !== undefined}
          onDragEnd={({ lngLat }) => onMove?.(roundPosition(lngLat))}
        >
          {children}
        </Marker>
      )}
    </RegionMap>
  );
}
