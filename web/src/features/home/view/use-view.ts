import {
  type Camera,
  type Position,
  printCamera,
  projectToUnitSquare,
  roundCamera,
  unprojectFromUnitSquare,
} from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { FirstPaint } from '@naksha/events/wire/first-paint';
import { useCallback, useEffect, useMemo } from 'react';
import { useCities } from '../../../shared/api/cities.ts';
import type { Size } from '../../../shared/map/camera.ts';
import { chooseInitialCamera, findSearchedCity } from './standing.ts';
import type { Shown } from './use-home-view.ts';
import { useWriteCameraToUrl } from './use-rest.ts';

/** For slightly smaller maps, for example below browser bars. */
const SLACK = 1.1;

/** Shows at least the area that was visible on a map of another size. */
export function fitCameraToSize(camera: Camera, showed: Size, size: Size): Camera {
  const times = Math.max(showed.width / size.width, showed.height / size.height);
  return times > SLACK ? roundCamera({ ...camera, zoom: camera.zoom - Math.log2(times) }) : camera;
}

/** Homes lie beyond the outermost localities. */
const AROUND = 1.15;

export function fitCameraToPositions(camera: Camera, positions: readonly Position[], size: Size): Camera {
  if (positions.length === 0) return camera;
  const points = positions.map(projectToUnitSquare);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = Math.min(size.width / (right - left), size.height / (bottom - top)) / AROUND;
  const zoom = Math.log2(room / 256);
  const middle = unprojectFromUnitSquare({ x: (left + right) / 2, y: (top + bottom) / 2 });
  return zoom < camera.zoom ? roundCamera({ ...middle, zoom }) : camera;
}

export type ViewState = Pick<Shown, 'view' | 'setView' | 'link'> & {
  cities: readonly City[];
  city: City | undefined;
  camera: Camera;
  /** Without a new history entry. */
  moveTo(camera: Camera): void;
  onRest(camera: Camera): void;
};

/** The document's URL has been read; later ones are written by this map. */
let linkRead = false;

export function useCameraView(
  active: boolean,
  { view, setView, link }: Pick<ViewState, 'view' | 'setView' | 'link'>,
  painted: FirstPaint | undefined,
  size: Size | undefined,
): ViewState {
  const cities = useCities();
  const city = findSearchedCity(cities, view);
  const standing = useMemo(() => chooseInitialCamera(view, city, painted), [view, city, painted]);
  // A camera that comes from a city or link is fitted to the screen.
  const put = view.camera && !(link?.camera && isSame(view.camera, link.camera)) ? view.camera : undefined;
  const outline = useMemo(
    () =>
      cities
        .filter(({ id }) => view.filter.place?.some((place) => place === id))
        .flatMap(({ map_ploygon }) => map_ploygon),
    [cities, view.filter.place],
  );
  const fitting = useMemo(() => {
    const asked = view.camera ?? standing;
    return size ? fitCameraToPositions(asked, outline, size) : asked;
  }, [view.camera, standing, outline, size]);
  const camera = put ?? fitting;
  const whole = view.camera !== undefined && view.city === city?.id && (view.fit !== undefined || link !== undefined);
  useEffect(() => {
    if (!active || !city || !size || (whole && linkRead)) return;
    const isLink = !linkRead;
    linkRead = true;
    // Recipients of the URL see the same.
    setView(({ fit, camera = fitting, ...before }) => {
      const fitted = isLink && fit ? fitCameraToSize(camera, fit, size) : camera;
      return { ...before, city: city.id, camera: fitted, fit: size };
    }, 'replace');
  }, [active, city, whole, fitting, setView, size]);
  const write = useWriteCameraToUrl(setView, active, size, view.camera);
  const onRest = useCallback(
    (at: Camera) => {
      if (put || !isSame(at, camera)) write(at);
    },
    [put, camera, write],
  );
  const moveTo = useCallback((camera: Camera) => setView((before) => ({ ...before, camera }), 'replace'), [setView]);
  return { view, setView, link, cities, city, camera, moveTo, onRest };
}

const isSame = (a: Camera, b: Camera): boolean => printCamera(roundCamera(a)) === printCamera(roundCamera(b));
