import { HIDDEN_CONTACT, parseDayOfAtParameter } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useParams, useSearch } from 'wouter';
import { useCities } from '../../shared/api/cities.ts';
import { OptionalPart } from '../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { lazyWhenIdle } from '../../shared/lazy-when-idle.ts';
import { t } from '../../shared/messages/t.ts';
import { useSetPageCity } from '../../shared/places/page-city.ts';
import { translateCityName, translateLocalityName } from '../../shared/places/place-name.ts';
import { useTitle } from '../../shared/places/title-text.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { useIsPhoneScreen } from '../../shared/ui/use-media.ts';
import { ListingUnavailable } from './absent.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { ListingFacts } from './facts.tsx';
import { ListingHeadline } from './headline.tsx';
import { useRecordView } from './interest.ts';
import { homeMapPathAt } from './map-at.ts';
import { ListingNotices } from './notices.tsx';
import { hasSeveralPhotos, ListingPagePicture } from './picture.tsx';
import { PriceSummary } from './price-summary.tsx';
import { ListingTimeline } from './timeline.tsx';
import { reasonForUnavailability, useProperty } from './use-property.ts';
import { ListingLocation } from './where-it-is.tsx';

function Breadcrumb({ property }: { property: Property }) {
  const { city, locality, property_subtype: subtype } = property;
  const cities = useCities();
  return (
    <nav aria-label={t('listing.breadcrumb')} className="flex flex-wrap items-center text-14 text-muted">
      <Link href={homeMapPathAt(property.position, 13)} className={LINK}>
        {translateCityName(cities, city)}
      </Link>
      <Icon name="chevronRight" size={16} />
      <Link href={homeMapPathAt(property.position, 15)} className={LINK}>
        {translateLocalityName(cities, { locality, city })}
      </Link>
      <Icon name="chevronRight" size={16} />
      <Link href={homeMapPathAt(property.position, 15, { subtype })} className={LINK}>
        {t(`trade.subtypes.${subtype}`)}
      </Link>
    </nav>
  );
}

const LINK =
  'flex min-h-11 min-w-11 items-center rounded-control px-1 underline-offset-4 hover:text-ink hover:underline';

const OwnPanel = lazyWithTimeout(() => import('./own-panel.tsx').then((part) => ({ default: part.OwnListingPanel })));

/** Required: without it, past values would look current. */
const PastDayNotice = lazyWithTimeout(() => import('./as-it-was.tsx'));

const Amenities = lazyWithTimeout(() => import('./amenities.tsx').then((part) => ({ default: part.Amenities })));
const ShareButton = lazyWithTimeout(() => import('./pass-on.tsx').then((part) => ({ default: part.ShareButton })));
const PriceInContext = lazyWithTimeout(() => import('./price-in-context.tsx'));
const AroundListing = lazyWithTimeout(() => import('./around-listing.tsx'));
const SimilarHomes = lazyWithTimeout(() =>
  import('./around-listing.tsx').then((part) => ({ default: part.SimilarHomes })),
);
/** The server renders the first head. */
const ListingHead = lazyWhenIdle(() => import('./listing-head.tsx'));

export default function ListingPage() {
  const { type, slug } = useParams<{ type: string; slug: string }>();
  const at = parseDayOfAtParameter(useSearch());
  const { data: property, error, refetch } = useProperty(slug, at);
  const [, navigate] = useLocation();

  useEffect(() => {
    if (!property) return;
    // Former slugs redirect to the current address.
    if (property.slug !== slug || property.property_subtype !== type)
      navigate(`/${property.property_subtype}/${property.slug}${at ? `?at=${at}` : ''}`, { replace: true });
  }, [property, slug, type, at, navigate]);

  if (error && !property)
    return <ListingUnavailable why={reasonForUnavailability(error)} onRetry={() => void refetch()} />;
  if (!property) return <ListingSkeleton />;
  return (
    <>
      {error && (
        <div className="mx-auto w-full max-w-7xl px-4 pt-4 sm:px-6">
          <LoadFailure error={error} onRetry={() => void refetch()} />
        </div>
      )}
      <Shown property={property} />
    </>
  );
}

function Shown({ property }: { property: Property }) {
  const { slug, as_of, city } = property;
  useSetPageCity(city);
  const { title, place } = useTitle(property);
  const state = useCities().find(({ name }) => name === city)?.state;
  useRecordView(property);
  const phone = useIsPhoneScreen();
  const isPictureWide = !phone && hasSeveralPhotos(property);
  return (
    <article
      className={`mx-auto flex w-full flex-col gap-4 px-4 py-4 sm:px-6 sm:pb-8 ${as_of ? 'max-w-5xl' : 'max-w-7xl'}`}
    >
      <OptionalPart>
        <ListingHead property={property} title={title} place={place} state={state} />
      </OptionalPart>
      {!phone && <Breadcrumb property={property} />}
      <Suspense>{as_of && <PastDayNotice property={property} day={as_of} />}</Suspense>
      {isPictureWide && <ListingPagePicture property={property} />}
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 ${as_of ? '' : COLUMNS}`}>
        <div className="flex min-w-0 flex-col gap-6">
          {!isPictureWide && <ListingPagePicture property={property} />}
          <ListingNotices property={property} />
          <ListingHeadline property={property} priceIsBeside={!as_of && !property.mine} />
        </div>
        {!as_of && (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="lg:sticky lg:top-[calc(var(--top-inset)+24px)]">
              <Side property={property} key={slug} />
            </div>
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-6">
          <ListingFacts property={property} />
          <Description text={property.description} />
          <OptionalPart>
            <Amenities amenities={property.amenities} rooms={property.rooms} />
          </OptionalPart>
          <ListingLocation property={property} />
          <ListingTimeline entries={property.timeline} />
          {!as_of && (
            <>
              <OptionalPart>
                <AroundListing property={property} />
              </OptionalPart>
              <ReportListing property={property} />
            </>
          )}
          {phone && <Breadcrumb property={property} />}
        </div>
      </div>
      {!as_of && (
        <OptionalPart>
          <SimilarHomes property={property} />
        </OptionalPart>
      )}
    </article>
  );
}

const COLUMNS = 'lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]';

const Side = ({ property }: { property: Property }) =>
  property.mine ? (
    <Suspense fallback={<div className="skeleton h-64 rounded-card" />}>
      <OwnPanel property={property} />
    </Suspense>
  ) : (
    <ContactPanel
      property={property}
      share={
        <OptionalPart fallback={<span />}>
          <ShareButton title={property.title} path={`/${property.property_subtype}/${property.slug}`} />
        </OptionalPart>
      }
    >
      <PriceSummary property={property} className="max-lg:hidden print:hidden" />
      {!property.listing_state.startsWith('sold') && (
        <OptionalPart fallback={<div className="h-22" />}>
          <PriceInContext property={property} />
        </OptionalPart>
      )}
    </ContactPanel>
  );

function Description({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-bold text-20">{t('listing.description')}</h2>
      <p className="max-w-[70ch] whitespace-pre-line break-words">{text}</p>
      {text.includes(HIDDEN_CONTACT) && (
        <p className="text-14 text-muted">{t('listing.description.cut', { mark: HIDDEN_CONTACT })}</p>
      )}
    </section>
  );
}

function ListingSkeleton() {
  return (
    <div role="status" className="mx-auto flex w-full max-w-7xl flex-col gap-4 px-4 py-4 sm:px-6">
      <span className="sr-only">{t('app.loading')}</span>
      <div className="skeleton h-11 w-64 max-w-full max-sm:hidden" />
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 ${COLUMNS}`}>
        <div className="flex min-w-0 flex-col gap-6">
          <div className="skeleton aspect-video max-sm:-mx-4 max-sm:-mt-4 sm:aspect-[11/4]" />
          <div className="skeleton h-8 w-56 max-w-full" />
          <div className="skeleton h-6 w-3/4" />
          <div className="skeleton h-48 w-full" />
        </div>
        <div className="skeleton h-64 max-lg:hidden" />
      </div>
    </div>
  );
}

const ReportDialog = lazyWithTimeout(() => import('./report/report-dialog.tsx'));

function ReportListing({ property: { id, listing_state, demo, mine } }: { property: Property }) {
  const [open, setOpen] = useState(false);
  if (mine || demo || listing_state !== 'verified') return null;
  return (
    <p className="print:hidden">
      <Button look="plain" className="-ml-4" onClick={() => setOpen(true)}>
        <Icon name="alert" />
        {t('listing.report')}
      </Button>
      {open && (
        <Suspense>
          <ReportDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
