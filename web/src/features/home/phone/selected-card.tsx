import { distanceInMeters, type MapFilter } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { project, unproject } from '../../../shared/map/camera.ts';
import { t } from '../../../shared/messages/t.ts';
import { useProfile } from '../../../shared/session/profile.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ListingCardView } from '../cards/listing-card-view.tsx';
import MapCard from '../cards/map-card.tsx';
import { useCard } from '../cards/use-card.ts';
import type { HomeStageProps } from '../map/home-stage.tsx';
import type { ListingMarker, MapMarker } from '../tiles/decode-tile.ts';

const SWIPE = 48;
/** Pixels covered at the bottom, and margins at the sides. */
const HIDDEN = 208;
const EDGE = 32;

type Props = Pick<HomeStageProps, 'view' | 'camera' | 'size' | 'tiles' | 'listings' | 'marks' | 'onCamera'> & {
  selected: ListingMarker;
  onSelect(marker: ListingMarker | undefined): void;
};

export default function SelectedCard({ selected, onSelect, ...stage }: Props) {
  const { marks, tiles } = stage;
  const card = useCard(selected.state === 'review' ? undefined : selected.id, stage.listings, stage.view.at);
  const staff = useProfile()?.is_staff ?? false;
  const first = useRef(selected);
  const order = useMemo(() => sortByDistance(tiles.markers, first.current), [tiles.markers]);
  const at = order.findIndex(({ id }) => id === selected.id);
  const go = (step: number) => {
    const next = order[at + step];
    if (next) onSelect(next);
  };
  useKeepMarkerVisible(stage, selected);
  const from = useRef<number>(undefined);
  const swiped = useRef(false);
  const end = (event: PointerEvent) => {
    const by = event.clientX - (from.current ?? event.clientX);
    from.current = undefined;
    if (Math.abs(by) < SWIPE) return;
    swiped.current = true;
    go(by < 0 ? 1 : -1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the swipe is a shortcut of the two buttons in it
    <section
      data-testid="selected-card"
      className="fixed inset-x-2 bottom-[calc(var(--bottom-inset)+8px)] z-20 touch-pan-y rounded-card bg-surface shadow-lift"
      onPointerDown={(event) => {
        from.current = event.clientX;
        swiped.current = false;
      }}
      // A swipe must not open the listing. Touch swipes end without a click, so the next tap works.
      onClickCapture={(event) => {
        if (swiped.current) event.preventDefault();
        swiped.current = false;
      }}
      onPointerUp={end}
      onDragStart={(event) => event.preventDefault()}
    >
      <CompactCard
        marker={selected}
        card={card}
        mayOpen={staff || marks.own.has(selected.id)}
        saved={marks.saved.has(selected.id)}
      />
      <div className="flex items-center border-line border-t">
        <Step icon="chevronLeft" label={t('home.previous')} disabled={at <= 0} onClick={() => go(-1)} />
        <button
          type="button"
          onClick={() => onSelect(undefined)}
          className="min-h-11 grow font-semibold text-14"
          aria-label={t('home.closeCard')}
        >
          {t('app.close')}
        </button>
        <Step
          icon="chevronRight"
          label={t('home.next')}
          disabled={at < 0 || at >= order.length - 1}
          onClick={() => go(1)}
        />
      </div>
    </section>
  );
}

function useKeepMarkerVisible(
  { camera, size, onCamera }: Pick<Props, 'camera' | 'size' | 'onCamera'>,
  selected: ListingMarker,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newly selected marker moves the map
  useEffect(() => {
    if (!size) return;
    const { x, y } = project(selected.position, camera, size);
    const room = size.height - HIDDEN;
    if (x > EDGE && x < size.width - EDGE && y > EDGE && y < room) return;
    const middle = unproject({ x, y: y + size.height / 2 - room / 2 }, camera, size);
    onCamera({ ...middle, zoom: camera.zoom });
  }, [selected.id]);
}

type StepProps = { icon: 'chevronLeft' | 'chevronRight'; label: string; disabled: boolean; onClick(): void };
const Step = ({ icon, label, disabled, onClick }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
    className="grid h-11 w-16 place-items-center disabled:opacity-30"
  >
    <Icon name={icon} size={24} />
  </button>
);

/** Ties by newest. */
export function sortByDistance(markers: readonly MapMarker[], from: ListingMarker): ListingMarker[] {
  const listings = markers.filter((marker) => marker.kind === 'listing');
  const away = new Map(listings.map((one) => [one.id, distanceInMeters(one.position, from.position)]));
  return listings.sort(
    (a, b) => away.get(a.id)! - away.get(b.id)! || Number(b.id === from.id) - Number(a.id === from.id) || b.id - a.id,
  );
}

type CompactCardProps = {
  marker: ListingMarker;
  card: ListingCard | null | undefined;
  mayOpen: boolean;
  saved: boolean;
};

const NO_FILTER: MapFilter = {};

const CompactCard = ({ marker, card, mayOpen, saved }: CompactCardProps) =>
  card && marker.state !== 'review' ? (
    <ListingCardView card={card} saved={saved} compact />
  ) : (
    <MapCard marker={marker} filter={NO_FILTER} card={card} mayOpen={mayOpen} compact />
  );
