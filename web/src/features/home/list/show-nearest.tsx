import type { BBox, Camera, Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { NearestListings } from '@naksha/events/wire/listing-page';
import { findNearbyLocalities } from '../../../shared/api/cities.ts';
import { fitBox } from '../../../shared/map/fit-box.ts';
import { t } from '../../../shared/messages/t.ts';
import { joinPlaceInLocale } from '../../../shared/places/place-name.ts';
import { Button } from '../../../shared/ui/button.tsx';

type Props = {
  nearest: NonNullable<NearestListings['nearest']>;
  cities: readonly City[];
  onCamera(camera: Camera): void;
};

export function ShowNearest({ nearest, cities, onCamera }: Props) {
  // The count ignores borders; the name only describes the location.
  const near = findNearbyLocalities(cities, middleOf(nearest.bbox), 1).at(0);
  const n = nearest.total || nearest.under_review;
  return (
    <Button look="dark" onClick={() => onCamera(fitBox(nearest.bbox))}>
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
