import type { Camera, Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { Map as MapLibreMap, Marker as MapLibreMarker } from 'maplibre-gl';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Map as BoundMap, type MapLib, type MapRef, Marker } from 'react-map-gl/maplibre';
import { Basemap, initialMapStyle } from '../../shared/map/basemap.ts';
import { toKnownCities } from '../../shared/map/known-cities.ts';
import { mapLibraryTexts } from '../../shared/map/map-words.ts';
import { addControls, FLAT } from '../../shared/map/open-map.ts';
import { DRAGGABLE_ZOOM, GLIDE_MS, toMapLibreZoom } from '../../shared/map/zoom.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { roundPosition } from './pin-nudge.ts';

/** The only parts of the library that the binding needs. */
const LIBRARY = { Map: MapLibreMap, Marker: MapLibreMarker } as unknown as MapLib;

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
  const [opened] = useState(known);
  const [plain] = useState(() => initialMapStyle(opened));
  const [basemap, setBasemap] = useState<Basemap>();

  const openBasemap = useEffectEvent((ref: MapRef) => new Basemap(ref.getMap(), opened));
  useEffect(() => {
    if (!map) return;
    addControls(map.getMap());
    const below = openBasemap(map);
    setBasemap(below);
    if (pageConfig.map_style_url) void below.applyStyle(pageConfig.map_style_url);
    return () => below.remove();
  }, [map]);

  const stand = useEffectEvent(({ lat, lng, zoom }: Camera) => {
    if (!position) map?.jumpTo({ center: [lng, lat], zoom: toMapLibreZoom(zoom) });
  });
  useEffect(() => {
    basemap?.setCities(known);
    stand(start);
  }, [basemap, known, start]);

  useEffect(() => {
    if (!map || !position) return;
    const near = toMapLibreZoom(DRAGGABLE_ZOOM);
    if (map.getZoom() < near) map.easeTo({ center: position, zoom: near, duration: GLIDE_MS });
    else if (!map.getBounds().contains(position)) map.jumpTo({ center: position });
  }, [map, position]);

  return (
    <BoundMap
      ref={setMap}
      mapLib={LIBRARY}
      {...FLAT}
      locale={mapLibraryTexts()}
      scrollZoom={false}
      mapStyle={plain}
      initialViewState={{ longitude: start.lng, latitude: start.lat, zoom: toMapLibreZoom(start.zoom) }}
      onClick={({ lngLat }) => onMove?.(roundPosition(lngLat))}
      onError={({ target, error }) => {
        // If the map never opened, it failed; later errors are the basemap's to handle.
        if (!target) onFailed(error);
      }}
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
    </BoundMap>
  );
}
