import { MapLibreOverlay } from '@deck.gl/maplibre';
import type { Camera, Position } from '@naksha/events/kernel';
import { Basemap, initialMapStyle } from '../../../shared/map/basemap.ts';
import type { Pixel, Size } from '../../../shared/map/camera.ts';
import type { KnownCity } from '../../../shared/map/known-cities.ts';
import { openMap } from '../../../shared/map/open-map.ts';
import type { MapShape } from '../../../shared/map/shape.ts';
import { fromMapLibreZoom, GLIDE_MS, toMapLibreZoom } from '../../../shared/map/zoom.ts';
import { BADGE_FONT } from '../markers/draw-badge.ts';
import { findMarkerAtPixel } from '../markers/hit-test.ts';
import { createMarkerPlacer, raiseSelectedMarker } from '../markers/place-markers.ts';
import type { PlacedMarker } from '../markers/placed-marker.ts';
import { SpriteAtlas } from '../markers/sprite-atlas.ts';
import { type MapAreas, NO_AREAS } from '../prices/map-areas.ts';
import { drawnRingLayers, markerLayers, placeOutlineLayers, priceAreaLayers } from './layers.ts';
import { LabelFreeMarkers } from './marker-room.ts';

export type MapEvents = {
  onCameraMove(camera: Camera): void;
  onRest(camera: Camera): void;
  onPoint(pixel: Pixel | undefined): void;
  onPress(pixel: Pixel, byTouch: boolean): void;
};

export const markerDrawing = { placeMarkers: createMarkerPlacer(), raise: raiseSelectedMarker };
export type MarkerDrawing = typeof markerDrawing;

/** Opacity while a new filter loads. */
const DIMMED = '0.5';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Independent of React, tiles and URLs. */
export class HomeMap {
  readonly #map: ReturnType<typeof openMap>;
  readonly #overlay: MapLibreOverlay;
  readonly #atlas: SpriteAtlas;
  readonly #basemap: Basemap;
  readonly #room: LabelFreeMarkers;
  #shown: { placed: readonly PlacedMarker[]; raised: readonly PlacedMarker[] } = { placed: [], raised: [] };
  #places: readonly MapShape[] = [];
  #areas: MapAreas = NO_AREAS;
  #ring: { corners: readonly Position[]; drawing: boolean } = { corners: [], drawing: false };
  #redirected = false;

  constructor(container: HTMLElement, cities: readonly KnownCity[], camera: Camera, label: string, events: MapEvents) {
    this.#map = openMap(container, initialMapStyle(cities), camera, matchMedia('(max-width: 599.98px)').matches);
    this.#map.getCanvas().setAttribute('aria-label', label);
    this.#basemap = new Basemap(this.#map, cities);
    this.#room = new LabelFreeMarkers(this.#map);
    this.#atlas = new SpriteAtlas(document.createElement('canvas'), devicePixelRatio);
    this.#overlay = new MapLibreOverlay({ interleaved: true, layers: [] });
    this.#map.addControl(this.#overlay);
    this.#map.on('move', () => events.onCameraMove(this.camera()));
    let pointer: Pixel | undefined;
    const point = (pixel: Pixel | undefined) => {
      pointer = pixel;
      // While moving, the map slides below the pointer.
      if (!this.#map.isMoving()) events.onPoint(pixel);
    };
    this.#map.on('movestart', () => {
      // After a drag or tap, the pointer's position is unknown.
      pointer = undefined;
      events.onPoint(undefined);
    });
    this.#map.on('moveend', () => {
      if (this.#redirected) return;
      events.onRest(this.camera());
      point(pointer);
    });
    this.#map.on('mousemove', (event) => point(event.point));
    this.#map.on('mouseout', () => point(undefined));
    this.#map.on('click', ({ point, originalEvent }) =>
      events.onPress(point, (originalEvent as Partial<PointerEvent>).pointerType === 'touch'),
    );
    if (!document.fonts.check(BADGE_FONT)) void this.#redrawWithFace();
  }

  /** Redraws when the page's font has loaded. */
  async #redrawWithFace(): Promise<void> {
    await document.fonts.load(BADGE_FONT);
    this.#atlas.redraw(this.#sprites());
    this.#draw();
  }

  ready(): Promise<void> {
    return new Promise((resolve) => {
      this.#map.once('render', () => resolve());
    });
  }

  camera(): Camera {
    const { lat, lng } = this.#map.getCenter();
    return { lat, lng, zoom: fromMapLibreZoom(this.#map.getZoom()) };
  }

  show(placed: readonly PlacedMarker[], raised: readonly PlacedMarker[]): void {
    this.#shown = { placed, raised };
    this.#room.keep(placed);
    this.#draw();
  }

  /** The page sets the opacity, because redrawing the map would delay the new content. */
  dim(dim: boolean): void {
    this.#map.getCanvas().style.opacity = dim ? DIMMED : '';
  }

  markerAt(pixel: Pixel, size: Size): PlacedMarker | undefined {
    const { placed, raised } = this.#shown;
    const atTheirPlace = raised.filter(({ lift }) => lift === undefined);
    return findMarkerAtPixel([...placed, ...atTheirPlace], pixel, this.camera(), size);
  }

  /** Animates short distances unless reduced motion is set. */
  move({ lat, lng, zoom }: Camera, glide: boolean): void {
    const to = { center: [lng, lat] as [number, number], zoom: toMapLibreZoom(zoom) };
    // An interrupted animation fires no rest event, which would move the map back.
    this.#redirected = true;
    this.#map.stop();
    this.#redirected = false;
    if (glide && !prefersReducedMotion()) this.#map.easeTo({ ...to, duration: GLIDE_MS });
    else this.#map.jumpTo(to);
  }

  setCities(cities: readonly KnownCity[]): void {
    this.#basemap.setCities(cities);
  }

  /** Disables double-click zoom while drawing. */
  applyStyle(url: string): void {
    void this.#basemap.applyStyle(url);
  }

  setPointer(overMarker: boolean): void {
    const idle = this.#ring.drawing ? 'crosshair' : '';
    this.#map.getCanvas().style.cursor = overMarker && !this.#ring.drawing ? 'pointer' : idle;
  }

  showRing(corners: readonly Position[], drawing: boolean): void {
    this.#ring = { corners, drawing };
    if (drawing) this.#map.doubleClickZoom.disable();
    else this.#map.doubleClickZoom.enable();
    this.setPointer(false);
    this.#draw();
  }

  showPlaces(shapes: readonly MapShape[]): void {
    this.#places = shapes;
    this.#draw();
  }

  showAreas(areas: MapAreas): void {
    this.#areas = areas;
    this.#draw();
  }

  resize(): void {
    this.#map.resize();
  }

  remove(): void {
    this.#basemap.remove();
    this.#map.remove();
  }

  #sprites() {
    return [...this.#shown.placed, ...this.#shown.raised].map(({ sprite }) => sprite);
  }

  #draw(): void {
    const { placed, raised } = this.#shown;
    const atlas = this.#atlas.ensureSprites(this.#sprites());
    const { corners, drawing } = this.#ring;
    const below = [
      ...priceAreaLayers(this.#areas),
      ...placeOutlineLayers(this.#places),
      ...drawnRingLayers(corners, drawing),
    ];
    this.#overlay.setProps({ layers: [...below, ...markerLayers(placed, raised, atlas)] });
  }
}
