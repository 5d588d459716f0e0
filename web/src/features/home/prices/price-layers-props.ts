import type { Camera, MapFilter, PriceLayer } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { Size } from '../../../shared/map/camera.ts';
import type { MapAreas } from './map-areas.ts';

export type PriceLayersProps = {
  layer: PriceLayer | undefined;
  filter: MapFilter;
  camera: Camera;
  size: Size;
  cities: readonly City[];
  onLayer(layer: PriceLayer | undefined, how: 'push' | 'replace'): void;
  onAreas(areas: MapAreas): void;
  onCamera(camera: Camera): void;
};
