import { distanceInMeters, type MapFilter } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import {
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { Link } from 'wouter';
import { OptionalPart } from '../../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../../shared/lazy-chunk.ts';
import { pixelToPosition, positionToPixel } from '../../../shared/map/camera.ts';
import { t } from '../../../shared/messages/t.ts';
import { TitleText } from '../../../shared/places/title-text.tsx';
import { useProfile } from '../../../shared/session/profile.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useIsPhoneScreen } from '../../../shared/ui/use-media.ts';
import { formatShortPrice, listCardFacts, listingPath } from '../cards/facts.ts';
import { ListingCardView } from '../cards/listing-card-view.tsx';
import MarkerCard from '../cards/map-card.tsx';
import { useListingCard } from '../cards/use-card.ts';
import type { HomeStageProps } from '../map/home-stage.tsx';
import type { ListingMarker, MapMarker } from '../tiles/decode-tile.ts';

const HomeDetails = lazyWithTimeout(() => import('./home-details.tsx'));

const SWIPE = 48;
/** Pixels at the sides. */
const EDGE = 32;
/** Of the map, below the sheet. */
const HIDDEN = 0.6;

type Props = Pick<HomeStageProps, 'view' | 'camera' | 'size' | 'tiles' | 'listings' | 'marks' | 'onCamera'> & {
  selected: ListingMarker;
  onSelect(marker: ListingMarker | undefined): void;
};

/** A sheet on phones, otherwise a panel over the list, so that the map stays whole. */
export default function SelectedCard({ selected, onSelect, ...stage }: Props) {
  const { marks, tiles } = stage;
  const card = useListingCard(selected.state === 'review' ? undefined : selected.id, stage.listings, stage.view.at);
  const staff = useProfile()?.is_staff ?? false;
  const first = useRef(selected);
  const order = useMemo(() => sortMarkersByDistance(tiles.markers, first.current), [tiles.markers]);
  const at = order.findIndex(({ id }) => id === selected.id);
  const go = (step: number) => {
    const next = order[at + step];
    if (next) onSelect(next);
  };
  useKeepMarkerVisible(stage, selected);
  const panel = useRef<HTMLElement>(null);
  useFocusWhileOpen(panel, selected.id);
  const from = useRef<number>(undefined);
  const swiped = useRef(false);
  const end = (event: PointerEvent) => {
    const by = event.clientX - (from.current ?? event.clientX);
    from.current = undefined;
    if (Math.abs(by) < SWIPE) return;
    swiped.current = true;
    go(by < 0 ? 1 : -1);
  };
  const brief = (
    <CompactCard
      marker={selected}
      card={card}
      mayOpen={staff || marks.own.has(selected.id)}
      saved={marks.saved.has(selected.id)}
    />
  );
  return (
    <>
      {/* For screen readers, whose users stay on the button that brought the home. */}
      <p role="status" className="sr-only" data-testid="panel-announce">
        {card && selected.state !== 'review' && <DescribedHome card={card} />}
      </p>
      <section
        data-testid="selected-card"
        // Hides the chat button on phones, as the raised list does.
        data-snap="half"
        ref={panel}
        tabIndex={-1}
        aria-label={t('home.panel')}
        className="fixed inset-x-0 bottom-(--bottom-inset) z-20 flex max-h-[60dvh] touch-pan-y flex-col rounded-t-sheet bg-surface shadow-lift outline-none sm:top-(--top-inset) sm:right-auto sm:bottom-0 sm:max-h-none sm:w-80 sm:rounded-none lg:w-110 print:hidden"
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isInside(event)) onSelect(undefined);
          // Within it, arrow keys turn photos.
          if (event.target === panel.current && event.key === 'ArrowLeft') go(-1);
          if (event.target === panel.current && event.key === 'ArrowRight') go(1);
        }}
        onPointerDown={(event) => {
          from.current = event.pointerType !== 'mouse' && isInside(event) ? event.clientX : undefined;
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
        <div className="flex items-center border-line border-b">
          <Step icon="chevronLeft" label={t('home.previous')} disabled={at <= 0} onClick={() => go(-1)} />
          <Step
            icon="chevronRight"
            label={t('home.next')}
            disabled={at < 0 || at >= order.length - 1}
            onClick={() => go(1)}
          />
          {card ? (
            <Link
              href={listingPath(card)}
              className="flex min-h-11 grow items-center justify-center rounded-control font-semibold text-14 underline underline-offset-4"
            >
              {t('home.panel.open')}
            </Link>
          ) : (
            <span className="grow" />
          )}
          <Step icon="close" label={t('home.closeCard')} disabled={false} onClick={() => onSelect(undefined)} />
        </div>
        <div className="min-h-0 grow touch-pan-y overflow-y-auto overscroll-contain" key={selected.id}>
          {card && selected.state !== 'review' ? (
            <OptionalPart fallback={brief}>
              <HomeDetails card={card} />
            </OptionalPart>
          ) : (
            brief
          )}
        </div>
      </section>
    </>
  );
}

const DescribedHome = ({ card }: { card: ListingCard }) => (
  <>
    {[formatShortPrice(card.expected_price), ...listCardFacts(card)].join(', ')}, <TitleText listing={card} />
  </>
);

/** Events of dialogs that were opened from it bubble as well. */
const isInside = ({ currentTarget, target }: SyntheticEvent) => currentTarget.contains(target as Node);

function useKeepMarkerVisible(
  { camera, size, onCamera }: Pick<Props, 'camera' | 'size' | 'onCamera'>,
  selected: ListingMarker,
): void {
  const phone = useIsPhoneScreen();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newly selected marker moves the map
  useEffect(() => {
    if (!size) return;
    const { x, y } = positionToPixel(selected.position, camera, size);
    const room = phone ? size.height * (1 - HIDDEN) : size.height - EDGE;
    const [seenX, seenY] = [x > EDGE && x < size.width - EDGE, y > EDGE && y < room];
    if (seenX && seenY) return;
    const middle = { x: seenX ? size.width / 2 : x, y: size.height / 2 + (seenY ? 0 : y - room / 2) };
    onCamera({ ...pixelToPosition(middle, camera, size), zoom: camera.zoom });
  }, [selected.id]);
}

/** Returns it to the map, list or link that had it. */
function useFocusWhileOpen(panel: RefObject<HTMLElement | null>, selected: number): void {
  useLayoutEffect(() => {
    const here = panel.current;
    const before = document.activeElement;
    return () => {
      if (here?.contains(document.activeElement) && before instanceof HTMLElement)
        // The list is inert until the page has rendered.
        setTimeout(() => before.focus({ preventScroll: true }));
    };
  }, [panel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a click on another home has taken it to the map
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, [panel, selected]);
}

type StepProps = { icon: 'chevronLeft' | 'chevronRight' | 'close'; label: string; disabled: boolean; onClick(): void };
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
export function sortMarkersByDistance(markers: readonly MapMarker[], from: ListingMarker): ListingMarker[] {
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
    <MarkerCard marker={marker} filter={NO_FILTER} card={card} mayOpen={mayOpen} compact />
  );
