import type { Accepted } from '@naksha/events/contracts';
import { formatIndianNumber, type ListingId, parseWireAttributes, type RejectionReason } from '@naksha/events/kernel';
import type { EditData } from '@naksha/events/wire/edit-data';
import type { Property } from '@naksha/events/wire/property';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { fetchJson, sendCommand } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { useCities } from '../../shared/api/cities.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { parseTypedRupeesOrNaN } from '../../shared/format/typed-amounts.ts';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { RejectionReasons } from '../../shared/reasons/rejection-reasons.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { ListingUnavailable } from '../listing/absent.tsx';
import { propertiesKey, reasonForUnavailability, useProperty } from '../listing/use-property.ts';
import { OwnPriceDemand } from '../own-listings/own-price-demand.tsx';
import { QuestionForOwner } from '../own-listings/owner-question.tsx';
import { ConfirmSoldDialog } from '../own-listings/sold-confirm.tsx';
import { useReloadOnOwnChanges } from '../own-listings/use-own-listings.ts';
import { type FieldErrors, toFieldErrorTexts, validateDraft } from '../post/check-draft.ts';
import type { Draft } from '../post/draft.ts';
import { ErrorSummary, focusFirstInvalidField } from '../post/error-summary.tsx';
import { ExtrasSection } from '../post/extras-section.tsx';
import { PriceAndAreaSection } from '../post/figures-section.tsx';
import { PropertyKindSection } from '../post/kind-section.tsx';
import type { PhotoUploads } from '../post/photos/photo-uploads.ts';
import { PlaceSection } from '../post/place-section.tsx';
import type { ChangeDraft } from '../post/use-draft.ts';
import { TitleAndDescriptionSection } from '../post/words-section.tsx';
import { changesNeedReview, diffDrafts } from './diff-drafts.ts';
import { PendingChangesNotice } from './waiting-changes.tsx';

export const editDataKey = (id: ListingId | undefined) => ['me', 'edit-data', id] as const;

const useEditData = (id: ListingId | undefined) =>
  useQuery({
    queryKey: editDataKey(id),
    queryFn: async ({ signal }) =>
      (await fetchJson<{ property: EditData }>(`/property/edit-property-data/${id}`, { signal })).property,
    enabled: id !== undefined,
    gcTime: 0,
  });

const PhotoSection = lazyWithTimeout(() => import('../post/photos/photo-section.tsx'));

export default function EditPage() {
  const { slug } = useParams<{ slug: string }>();
  const { data: property, error, refetch } = useProperty(slug);
  const mine = property?.mine ? property : undefined;
  const stored = useEditData(mine?.id);
  const [begun, setBegun] = useState(0);
  useReloadOnOwnChanges(propertiesKey);
  if (error && !property)
    return <ListingUnavailable why={reasonForUnavailability(error)} onRetry={() => void refetch()} />;
  if (property && !mine) return <ListingUnavailable why="missing" onRetry={() => void refetch()} />;
  if (stored.error && !stored.data)
    return <ListingUnavailable why={reasonForUnavailability(stored.error)} onRetry={() => void stored.refetch()} />;
  if (!mine || !stored.data) return <PageSkeleton />;
  const again = () => void stored.refetch().then(() => setBegun(begun + 1));
  return <EditForm key={`${mine.id} ${begun}`} property={mine} values={stored.data} onWithdrawn={again} />;
}

/** `values`: the owner's newest; `property` is the public version. */
type FormProps = { property: Property; values: EditData; onWithdrawn: () => void };

function EditForm({ property, values, onWithdrawn }: FormProps) {
  const [stored] = useState(() => draftFromEditData(values));
  const [draft, setDraft] = useState(stored);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const cities = useCities();
  const photos = useRef<PhotoUploads>(null);
  const patch = diffDrafts(stored, draft);
  const rejected = property.listing_state === 'rejected';
  const page = `/${property.property_subtype}/${property.slug}`;

  const change: ChangeDraft = (next) => {
    setErrors({});
    setDraft((before) => (typeof next === 'function' ? next(before) : { ...before, ...next }));
  };
  const refuse = (wrong: FieldErrors) => {
    setErrors(wrong);
    requestAnimationFrame(() => focusFirstInvalidField(wrong));
  };
  const save = async () => {
    setBusy(true);
    try {
      const wrong = await validateDraft(draft, pageConfig.region, stored);
      if (Object.keys(wrong).length > 0) return refuse(wrong);
      const choice = photos.current ? await photos.current.waitForUploads() : draft;
      if ('failure' in choice) return refuse({ photos: choice.failure });
      const patch = diffDrafts(stored, { ...draft, cover: undefined, ...choice });
      await sendCommand<Accepted>('PUT', `/property/${property.id}`, patch);
      await queryClient.invalidateQueries();
      toast.success(
        t(
          rejected
            ? 'dashboard.edit.resubmitted'
            : changesNeedReview(patch)
              ? 'dashboard.edit.savedForReview'
              : 'dashboard.edit.saved',
        ),
      );
      navigate(page);
    } catch (error) {
      if (error instanceof ApiProblem && error.errors.length > 0) refuse(toFieldErrorTexts(error.errors));
      else toast.error(describeProblem(error));
    } finally {
      setBusy(false);
    }
  };

  const section = { draft, change, errors };
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 px-4 py-6 sm:gap-6 sm:px-6">
      <header>
        <h1 className="font-bold text-24">{t('dashboard.edit.title')}</h1>
        {property.listing_state === 'verified' && <p className="text-muted">{t('dashboard.edit.material')}</p>}
      </header>
      <StaffQuestion property={property} />
      <StaffRejection codes={property.reason_codes ?? []} reasons={property.reasons ?? []} resubmit={rejected} />
      {property.changes && (
        <PendingChangesNotice id={property.id} changes={property.changes} onWithdrawn={onWithdrawn} />
      )}
      <PropertyKindSection {...section} listed />
      <PlaceSection {...section} cities={cities} />
      <PriceAndAreaSection
        {...section}
        underPrice={<OwnPriceDemand id={property.id} price={parseTypedRupeesOrNaN(draft)} />}
      />
      <TitleAndDescriptionSection {...section} suggested={undefined} />
      <ExtrasSection {...section} />
      <Suspense fallback={<div className="skeleton h-56 rounded-card" />}>
        <PhotoSection
          step={6}
          chosen={draft}
          listed={stored.photos}
          error={errors.photos}
          onChoice={(choice) => change({ cover: undefined, ...choice })}
          handle={photos}
        />
      </Suspense>
      <ErrorSummary errors={errors} />
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" busy={busy} disabled={Object.keys(patch).length === 0} onClick={() => void save()}>
          {t(rejected ? 'dashboard.edit.resubmit' : 'dashboard.edit.save')}
        </Button>
        <ButtonLink href={page} look="plain">
          {t('app.cancel')}
        </ButtonLink>
        {Object.keys(patch).length === 0 && <p className="text-14 text-muted">{t('dashboard.edit.nothing')}</p>}
      </div>
    </div>
  );
}

function StaffQuestion({ property: { id, question } }: { property: Property }) {
  const [selling, setSelling] = useState(false);
  const [, navigate] = useLocation();
  return (
    <>
      {question && <QuestionForOwner listing={{ id }} question={question} onSold={() => setSelling(true)} />}
      {selling && (
        <ConfirmSoldDialog id={id} onClose={() => setSelling(false)} onSold={() => navigate('/dashboard/listing')} />
      )}
    </>
  );
}

export function draftFromEditData(stored: EditData): Draft {
  return {
    type: stored.property_type,
    subtype: stored.property_subtype,
    lister: stored.lister,
    position: stored.position,
    locality: { name: stored.locality, city: stored.city },
    project: stored.project ?? '',
    price: formatIndianNumber(stored.expected_price),
    confirmedPrice: stored.expected_price,
    area: String(stored.area.value),
    unit: stored.area.unit,
    attributes: parseWireAttributes(stored),
    title: stored.title,
    description: stored.description ?? '',
    amenities: stored.amenities,
    rooms: stored.rooms,
    photos: stored.photos ?? [],
    ...(stored.cover !== undefined && { cover: stored.cover }),
  };
}

type Props = { codes: readonly RejectionReason[]; reasons: readonly string[]; resubmit: boolean };

function StaffRejection({ codes, reasons, resubmit }: Props) {
  return (
    <div role="status" className="contents">
      {codes.length + reasons.length > 0 && (
        <section className="flex gap-3 rounded-card border border-red bg-red-tint p-4">
          <span className="text-red">
            <Icon name="alert" />
          </span>
          <div className="flex flex-col gap-1">
            <h2 className="font-bold">{t('dashboard.listings.reasons')}</h2>
            <RejectionReasons codes={codes} reasons={reasons} />
            <p className="text-14">{t(resubmit ? 'dashboard.edit.mend' : 'dashboard.edit.mendVerified')}</p>
          </div>
        </section>
      )}
    </div>
  );
}
