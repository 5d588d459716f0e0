import { parsePastDay } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { Suspense, useEffect } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { useCities } from '../../shared/api/cities.ts';
import { OptionalPart } from '../../shared/later-part.tsx';
import { lazyChunk } from '../../shared/lazy-chunk.ts';
import { lazyWhenIdle } from '../../shared/lazy-when-idle.ts';
import { useSetPageCity } from '../../shared/places/page-city.ts';
import { useTitle } from '../../shared/places/title-text.tsx';
import { useSession } from '../../shared/session/session.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { ListingAbsent } from './absent.tsx';
import { Amenities } from './amenities.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { Description } from './description.tsx';
import { Facts } from './facts.tsx';
import { Headline } from './headline.tsx';
import { recordViewed } from './interest.ts';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { Notices } from './notices.tsx';
import { ListingPicture } from './picture.tsx';
import { ReportListing } from './report/report-listing.tsx';
import { Timeline } from './timeline.tsx';
import { toAbsence, useProperty } from './use-property.ts';
import { RenderWhenNear } from './when-near.tsx';
import { ListingLocation } from './where-it-is.tsx';

const OwnPanel = lazyChunk(() => import('./own-panel.tsx').then((part) => ({ default: part.OwnPanel })));

/** Required: without it, past values would look current. */
const PastDayNotice = lazyChunk(() => import('./as-it-was.tsx'));

const AroundListing = lazyChunk(() => import('./around-listing.tsx'));
/** The server renders the first head. */
const ListingHead = lazyWhenIdle(() => import('./listing-head.tsx'));

export default function ListingPage() {
  const { type, slug } = useParams<{ type: string; slug: string }>();
  const at = parsePastDay(useSearch());
  const { data: property, error, refetch } = useProperty(slug, at);
  const [, navigate] = useLocation();

  useEffect(() => {
    if (!property) return;
    // Former slugs redirect to the current address.
    if (property.slug !== slug || property.property_subtype !== type)
      navigate(`/${property.property_subtype}/${property.slug}${at ? `?at=${at}` : ''}`, { replace: true });
  }, [property, slug, type, at, navigate]);

  if (error && !property) return <ListingAbsent why={toAbsence(error)} onRetry={() => void refetch()} />;
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
  const session = useSession();
  const { id, slug, is_verified, mine, as_of, city } = property;
  useSetPageCity(city);
  const { title, place } = useTitle(property);
  const state = useCities().find(({ name }) => name === city)?.state;
  useEffect(() => {
    if (session === 'in' && is_verified && !mine && !as_of) recordViewed(id);
  }, [session, is_verified, mine, as_of, id]);
  return (
    <article
      className={`mx-auto grid w-full gap-6 px-4 py-4 pb-24 sm:px-6 sm:pb-8 lg:py-6 ${as_of ? 'max-w-5xl' : 'max-w-7xl lg:grid-cols-[minmax(0,1fr)_360px]'}`}
    >
      <div className="flex min-w-0 flex-col gap-6">
        <OptionalPart>
          <ListingHead property={property} title={title} place={place} state={state} />
        </OptionalPart>
        <Breadcrumb property={property} />
        <Suspense>{as_of && <PastDayNotice property={property} day={as_of} />}</Suspense>
        <ListingPicture property={property} />
        <Notices property={property} />
        <Headline property={property} />
        {!as_of && (
          <div className="lg:hidden print:hidden">
            <Side property={property} />
          </div>
        )}
        <Facts property={property} />
        <Description text={property.description} />
        <Amenities amenities={property.amenities} rooms={property.rooms} />
        <ListingLocation property={property} />
        <Timeline entries={property.timeline} />
        {!as_of && (
          <>
            <ReportListing property={property} />
            <RenderWhenNear>
              <OptionalPart>
                <AroundListing property={property} />
              </OptionalPart>
            </RenderWhenNear>
          </>
        )}
      </div>
      {!as_of && (
        <div className="max-lg:hidden print:hidden">
          <div className="sticky top-[calc(var(--top-inset)+24px)]">
            <Side property={property} key={slug} />
          </div>
        </div>
      )}
    </article>
  );
}

const Side = ({ property }: { property: Property }) =>
  property.mine ? (
    <Suspense fallback={<div className="skeleton h-64 rounded-card" />}>
      <OwnPanel property={property} />
    </Suspense>
  ) : (
    <ContactPanel property={property} />
  );
