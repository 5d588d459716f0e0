import { type Camera, MIN_ZOOM } from '@naksha/events/kernel';

/** Two zoom levels show sixteen times the area. */
const STEP = 2;

export const zoomOutCamera = (camera: Camera): Camera => ({ ...camera, zoom: Math.max(MIN_ZOOM, camera.zoom - STEP) });
