import { type Camera, MAX_ZOOM, MIN_ZOOM } from '@naksha/events/kernel';
import {
  AttributionControl,
  Map as MapLibreMap,
  Marker as MapLibreMarker,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
// The worker must be a file from our own origin (CSP; MapLibre 6 is ESM only).
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { Map as BoundMap, type MapLib, type MapProps, type MapRef, useControl, useMap } from 'react-map-gl/maplibre';
import 'maplibre-gl/dist/maplibre-gl.css';
import { pageConfig } from '../page-config.ts';
import './attribution.css';
import { Basemap } from './basemap.ts';
import type { KnownCity } from './known-cities.ts';
import { mapLibraryTexts } from './map-words.ts';
import { toMapLibreZoom } from './zoom.ts';

setWorkerUrl(workerUrl);

/** The only parts of the library that the binding needs. */
const LIBRARY = { Map: MapLibreMap, Marker: MapLibreMarker } as unknown as MapLib;

/** Flat, north-up, within the tiles' zooms. */
const FLAT = {
  minZoom: toMapLibreZoom(MIN_ZOOM),
  maxZoom: toMapLibreZoom(MAX_ZOOM),
  maxPitch: 0,
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
  renderWorldCopies: false,
  attributionControl: false,
  fadeDuration: 200,
} as const;

/** CSS pixels. */
const NARROW = 480;

type Props = Pick<MapProps, 'cursor' | 'doubleClickZoom' | 'scrollZoom' | 'onClick' | 'onMouseMove' | 'onMouseOut'> &
  Pick<MapProps, 'onMove' | 'onMoveStart' | 'onMoveEnd'> & {
    ref: Ref<MapRef>;
    cities: readonly KnownCity[];
    start: Camera;
    /** Attribution at the top because sheets cover the lower edge, and no scale. */
    compact?: boolean;
    label?: string;
    onDrawn?(): void;
    onFailed(error: Error): void;
    children?: ReactNode;
  };

/** Contains the library: import it lazily. */
export function RegionMap({ cities, start, compact = false, label, onDrawn, onFailed, children, ...props }: Props) {
  const [drawn, setDrawn] = useState(false);
  const { basemap, mapStyle } = useBasemap(cities, drawn);
  const texts = mapLibraryTexts();
  return (
    <BoundMap
      {...FLAT}
      {...props}
      mapLib={LIBRARY}
      locale={label ? { ...texts, 'Map.Title': label } : texts}
      initialViewState={{ longitude: start.lng, latitude: start.lat, zoom: toMapLibreZoom(start.zoom) }}
      mapStyle={mapStyle}
      styleDiffing={false}
      onSourceData={basemap.onSourceData}
      onIdle={basemap.onIdle}
      // Without a target, the map could not be opened.
      onError={(event) => (event.target ? basemap.onError(event) : onFailed(event.error))}
    >
      {children}
      <Controls compact={compact} />
      <FirstRender
        onDrawn={() => {
          setDrawn(true);
          onDrawn?.();
        }}
      />
    </BoundMap>
  );
}

/** The plain style is updated with the cities; the configured one loads when the map is drawn. */
function useBasemap(cities: readonly KnownCity[], drawn: boolean) {
  const [basemap] = useState(() => new Basemap(cities));
  const [mapStyle, setMapStyle] = useState<StyleSpecification>(basemap.initialStyle);
  useEffect(() => basemap.start(setMapStyle), [basemap]);
  useEffect(() => {
    if (drawn) basemap.setCities(cities);
  }, [basemap, cities, drawn]);
  useEffect(() => {
    if (drawn && pageConfig.map_style_url) void basemap.applyStyle(pageConfig.map_style_url);
  }, [basemap, drawn]);
  return { basemap, mapStyle };
}

function Controls({ compact }: { compact: boolean }) {
  useControl(() => new AttributionControl({ compact: true }), { position: compact ? 'top-left' : 'bottom-right' });
  const map = useMap().current?.getMap();
  useEffect(() => {
    if (!map) return;
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    if (compact || map.getContainer().clientWidth < NARROW) foldAttribution(map);
  }, [map, compact]);
  return compact ? null : <Scale />;
}

function Scale() {
  useControl(() => new ScaleControl({ maxWidth: 96, unit: 'metric' }), { position: 'bottom-right' });
  return null;
}

/** The control expands itself when it first has content. */
function foldAttribution(map: MapLibreMap): void {
  const control = map.getContainer().querySelector('.maplibregl-ctrl-attrib');
  control?.classList.add('maplibregl-compact');
  control?.classList.remove('maplibregl-compact-show');
  control?.removeAttribute('open');
}

function FirstRender({ onDrawn }: { onDrawn(): void }) {
  const map = useMap().current?.getMap();
  const report = useEffectEvent(onDrawn);
  useEffect(() => {
    void map?.once('render', () => report());
    map?.triggerRepaint();
  }, [map]);
  return null;
}
