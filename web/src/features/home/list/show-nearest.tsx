import {
  type BBox,
  type Camera,
  type Position,
  projectToUnitSquare,
  roundCamera,
  unprojectFromUnitSquare,
} from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { NearestListings } from '@naksha/events/wire/listing-page';
import { findNearestLocalities } from '../../../shared/api/cities.ts';
import { DEFAULT_ZOOM } from '../../../shared/map/zoom.ts';
import { t } from '../../../shared/messages/t.ts';
import { joinPlaceInLocale } from '../../../shared/places/place-name.ts';
import { Button } from '../../../shared/ui/button.tsx';

type Props = {
  nearest: NonNullable<NearestListings['nearest']>;
  cities: readonly City[];
  onCamera(camera: Camera): void;
};

export function ShowNearestButton({ nearest, cities, onCamera }: Props) {
  // The count ignores borders; the name only describes the location.
  const near = findNearestLocalities(cities, middleOf(nearest.bbox), 1).at(0);
  const n = nearest.total || nearest.under_review;
  return (
    <Button look="dark" onClick={() => onCamera(cameraShowingBox(nearest.bbox))}>
      {near
        ? t('home.elsewhere.showNear', {
            n,
            place: joinPlaceInLocale(cities, { locality: near.name, city: near.city }),
          })
        : t('home.elsewhere.show', { n })}
    </Button>
  );
}

const middleOf = ([west, south, east, north]: BBox): Position => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
});

/** CSS pixels: half of a phone's width. */
const ROOM = 180;

/** On any screen, not closer than street level. */
export function cameraShowingBox([west, south, east, north]: BBox): Camera {
  const [a, b] = [projectToUnitSquare({ lat: north, lng: west }), projectToUnitSquare({ lat: south, lng: east })];
  const span = Math.max(b.x - a.x, b.y - a.y);
  const zoom = Math.min(DEFAULT_ZOOM, Math.log2(ROOM / 256 / span));
  return roundCamera({ ...unprojectFromUnitSquare({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }), zoom });
}
