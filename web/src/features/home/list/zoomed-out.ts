import { type Camera, MIN_ZOOM } from '@naksha/events/kernel';

/** Levels that show sixteen times as much. */
const STEP = 2;

export const zoomedOut = (camera: Camera): Camera => ({ ...camera, zoom: Math.max(MIN_ZOOM, camera.zoom - STEP) });
