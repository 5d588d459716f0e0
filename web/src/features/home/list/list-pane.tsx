import {
  type BBox,
  type Camera,
  type HomeView,
  listingNumber,
  type MapFilter,
  SORTS,
  type Sort,
  type UnreadParameter,
} from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ReactNode } from 'react';
import { formatDay } from '../../../shared/format/dates.ts';
import { OptionalPart } from '../../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../../shared/lazy-chunk.ts';
import { lazyWhenIdle } from '../../../shared/lazy-when-idle.ts';
import { t } from '../../../shared/messages/t.ts';
import type { Places } from '../../../shared/places/use-places.ts';
import type { OwnMarks } from '../../../shared/session/use-marks.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FirstLoadIcon } from '../../../shared/ui/first-icon.tsx';
import { useIsPhoneScreen } from '../../../shared/ui/use-media.ts';
import { ListingCardView } from '../cards/listing-card-view.tsx';
import { hasPropertyDetailFilters } from '../filters/filter-rules.ts';
import type { ChangeFilter } from '../filters/use-filter.ts';
import type { SetView } from '../view/use-home-view.ts';
import { MapNotice } from './map-notice.tsx';
import type { Listings } from './use-listings.ts';

const EmptyList = lazyWithTimeout(() => import('./empty-list.tsx'));
const SaveSearch = lazyWhenIdle(() => import('../../saved-searches/save-search-button.tsx'));
const ProjectCallbacks = lazyWithTimeout(() => import('../../contact/project-callback.tsx'));
const NoMatchesThen = lazyWithTimeout(() => import('../past/none-then.tsx'));
const HiddenHomesNote = lazyWithTimeout(() => import('./hidden-note.tsx'));
const UnknownPlaces = lazyWithTimeout(() => import('./unknown-places.tsx'));
const UnreadNotice = lazyWithTimeout(() => import('./unread-notice.tsx'));

export type ListPaneProps = {
  shown: Listings;
  /** May lag behind those shown. */
  listings: readonly ListingCard[] | undefined;
  view: HomeView;
  bbox: BBox | undefined;
  filter: MapFilter;
  sort: Sort;
  marked: number | undefined;
  marks: Pick<OwnMarks, 'saved' | 'dismissed'>;
  intro?: ReactNode;
  titled?: boolean;
  heading?: ReactNode;
  notice?: string;
  onNotice?(): void;
  cities: readonly City[];
  onSort(sort: Sort): void;
  onMark(card: ListingCard | undefined): void;
  onZoomOut(): void;
  camera: Camera;
  onCamera(camera: Camera): void;
  places: Places;
  unread: readonly UnreadParameter[];
  dismissUnread(): void;
  onFilter: ChangeFilter;
  setView: SetView;
};

/** The map's text alternative. */
export function ListPane(props: ListPaneProps) {
  const { listings, shown, marked, marks } = props;
  const { total, underReview, outdated, failed } = shown;
  return (
    <section
      id="home-list"
      tabIndex={-1}
      aria-label={t('home.list')}
      className="grid grid-cols-1 content-start gap-2 outline-none sm:gap-3"
      data-testid="list"
    >
      {props.notice && <MapNotice text={props.notice} onRetry={props.onNotice} />}
      {props.heading ?? (
        <>
          {props.intro}
          <Heading {...props} />
        </>
      )}
      <OptionalPart>{marks.dismissed.size > 0 && <HiddenHomesNote {...props} />}</OptionalPart>
      <OptionalPart>
        {props.unread.length > 0 && <UnreadNotice unread={props.unread} onDismiss={props.dismissUnread} />}
      </OptionalPart>
      <OptionalPart>{props.places.unknown.length > 0 && <UnknownPlaces {...props} />}</OptionalPart>
      <OptionalPart>
        {props.places.outlines.some(({ kind }) => kind === 'project') && (
          <ProjectCallbacks places={props.places.outlines} />
        )}
      </OptionalPart>
      {failed && <Failure onRetry={shown.retry} keepsOld={listings !== undefined} />}
      {!listings && !failed && <ListSkeleton />}
      <OptionalPart>
        {listings?.length === 0 &&
          !outdated &&
          !shown.hasMore &&
          (props.view.at ? (
            <NoMatchesThen filter={props.filter} />
          ) : (
            <EmptyList {...props} underReview={underReview} />
          ))}
      </OptionalPart>
      {listings && listings.length > 0 && (
        <ul
          className={`grid grid-cols-1 gap-3 transition-opacity print:grid-cols-2 ${outdated && !failed ? 'opacity-60' : ''}`}
          aria-busy={outdated && !failed}
        >
          {listings.map((card) => {
            const number = listingNumber(card.id);
            return (
              <li key={card.id} className="break-inside-avoid">
                <ListingCardView
                  card={card}
                  marked={marked === number}
                  saved={marks.saved.has(number)}
                  onMark={props.onMark}
                />
              </li>
            );
          })}
        </ul>
      )}
      {shown.hasMore && total !== undefined && (
        <Button className="w-full print:hidden" busy={shown.loadingMore} onClick={shown.showMore}>
          {t('home.showMore')}
        </Button>
      )}
    </section>
  );
}

function Heading(props: ListPaneProps) {
  const { titled, filter, sort, onSort, listings, view, bbox } = props;
  const { total, underReview, at, outdated, failed } = props.shown;
  const phone = useIsPhoneScreen();
  const Title = phone || titled ? 'p' : 'h1';
  return (
    // Keeps the sort control in place whatever the count.
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div className={`min-w-0 transition-opacity sm:grow sm:basis-28 ${outdated && !failed ? 'opacity-60' : ''}`}>
        <Title className="font-bold text-20 max-sm:sr-only" data-testid="count">
          {total !== undefined && describeCountInView(total, at)}
          {total === undefined && !failed && <span className="skeleton inline-block h-6 w-28" />}
        </Title>
        {underReview > 0 && (
          <p className="text-12 text-muted max-sm:sr-only">{t('home.underReviewToo', { n: underReview })}</p>
        )}
        {total !== undefined && listings && listings.length < total && (
          <p className="hidden text-14 print:block">{t('home.shownOf', { n: listings.length, total })}</p>
        )}
      </div>
      {hasPropertyDetailFilters(filter) && (
        <p className="text-12 text-muted max-sm:w-0 max-sm:grow sm:order-1 sm:basis-full">{t('home.reviewLeftOut')}</p>
      )}
      <div className="ml-auto flex min-w-0 gap-2 print:hidden">
        <label className="relative flex min-h-11 min-w-11 items-center justify-center gap-2 text-14 text-muted max-sm:rounded-control max-sm:border max-sm:border-control max-sm:has-focus-visible:ring-3 max-sm:has-focus-visible:ring-ink">
          <span className="sr-only">{t('home.sort')}</span>
          <span className="sm:hidden">
            <FirstLoadIcon name="sort" size={16} />
          </span>
          <select
            value={sort}
            onChange={(event) => onSort(event.target.value as Sort)}
            className="min-h-11 min-w-0 max-w-48 rounded-control border border-control bg-surface px-2 text-16 text-ink max-sm:absolute max-sm:inset-0 max-sm:w-full max-sm:opacity-0"
          >
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {t(`home.sort.${one}`)}
              </option>
            ))}
          </select>
        </label>
        {!view.at && (
          <div className="size-11 shrink-0">
            <OptionalPart>
              <SaveSearch view={view} bbox={bbox} />
            </OptionalPart>
          </div>
        )}
      </div>
    </div>
  );
}

export function describeCountInView(total: number, at: string | undefined): string {
  if (at !== undefined) return countOnDay(total, formatDay(at));
  return total === 0 ? t('home.noneInView') : t('home.homes', { n: total });
}

const countOnDay = (total: number, day: string): string =>
  total === 0 ? t('home.noneThen', { day }) : t('home.homesThen', { n: total, day });

const Failure = ({ onRetry, keepsOld }: { onRetry(): void; keepsOld: boolean }) => (
  <div role="alert" className="flex items-center gap-3 rounded-card border border-red bg-surface p-3 text-14">
    <FirstLoadIcon name="alert" />
    <p className="flex-1">
      {t('home.error')} {keepsOld && t('home.errorBefore')}
    </p>
    <Button onClick={onRetry}>{t('home.retry')}</Button>
  </div>
);

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

function ListSkeleton() {
  return (
    <div className="grid gap-3" aria-busy="true">
      <span className="sr-only">{t('app.loading')}</span>
      {PLACES.map((place) => (
        <div
          key={place}
          className="grid grid-cols-[136px_1fr] overflow-hidden rounded-card border border-line bg-surface"
        >
          <div className="skeleton h-36 rounded-none" />
          <div className="grid content-start gap-2 p-3">
            <div className="skeleton h-6 w-1/2" />
            <div className="skeleton h-4 w-2/3" />
            <div className="skeleton h-4 w-full" />
            <div className="skeleton h-3 w-3/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
