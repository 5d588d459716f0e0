import { Suspense, useRef, useState } from 'react';
import { findNearestLocalities, useCities } from '../../shared/api/cities.ts';
import { OptionalPart } from '../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { lazyWhenIdle } from '../../shared/lazy-when-idle.ts';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useMediaQuery } from '../../shared/ui/use-media.ts';
import type { FieldErrors } from './check-draft.ts';
import { isDraftEmpty } from './draft.ts';
import { PropertyKindSection } from './kind-section.tsx';
import type { PhotoChoice } from './photos/photo-list.ts';
import type { PhotoUploads } from './photos/photo-uploads.ts';
import { PlaceSection } from './place-section.tsx';
import { suggestTitle } from './suggested-title.ts';
import { type ChangeDraft, useDraft } from './use-draft.ts';
import { usePosting } from './use-posting.ts';

const CannotPostNotice = lazyWithTimeout(() => import('./posting-hindrance.tsx'));
const LaterSections = lazyWithTimeout(() => import('./later-sections.tsx'));
const PhotoSection = lazyWithTimeout(() => import('./photos/photo-section.tsx'));
const Preview = lazyWithTimeout(() => import('./preview.tsx'));
const loadErrors = () => import('./error-summary.tsx');
const ErrorSummary = lazyWhenIdle(() => loadErrors().then((part) => ({ default: part.ErrorSummary })));
const FeeAndTerms = lazyWhenIdle(() => import('./fee-and-terms.tsx'));
const SignInToPost = lazyWhenIdle(() => import('./who-are-you.tsx'));
const PostedPage = lazyWhenIdle(() => import('./posted-page.tsx'));

export default function PostPage() {
  const { draft, change: changeDraft, startOver } = useDraft();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [asksWho, setAsksWho] = useState(false);
  const [posted, setPosted] = useState<{ at: typeof draft.position }>();
  const { busy, post } = usePosting();
  const [checking, setChecking] = useState(false);
  const photos = useRef<PhotoUploads>(null);
  const [sending, setSending] = useState(false);
  const [picture, setPicture] = useState<string>();
  const session = useSession();
  const wide = useMediaQuery('(min-width: 1024px)');
  const cities = useCities();
  const written = draft.locality?.name.trim() ? draft.locality : undefined;
  const place = written ?? (draft.position && findNearestLocalities(cities, draft.position, 1)[0]);

  const suggested = suggestTitle(draft, place, cities);

  const change: ChangeDraft = (next) => {
    setErrors({});
    changeDraft(next);
  };
  const refuse = (wrong: FieldErrors) => {
    setErrors(wrong);
    void loadErrors().then(
      ({ focusFirstInvalidField }) => requestAnimationFrame(() => focusFirstInvalidField(wrong)),
      (error) => console.warn('moving the focus to the invalid field failed:', error),
    );
  };
  const choosePhotos = (choice: PhotoChoice) => {
    setErrors(({ photos: _, ...others }) => others);
    changeDraft({ cover: undefined, ...choice });
  };
  const send = async () => {
    setSending(true);
    const choice = photos.current ? await photos.current.waitForUploads() : draft;
    setSending(false);
    if ('failure' in choice) return refuse({ photos: choice.failure });
    const title = draft.title === suggested?.here ? suggested.english : draft.title;
    const outcome = await post({ ...draft, title, cover: undefined, ...choice });
    if ('posted' in outcome) {
      setPosted({ at: draft.position });
      startOver();
      window.scrollTo(0, 0);
    } else if ('errors' in outcome) refuse(outcome.errors);
    else toast.error(`${t('post.failed')} ${outcome.failure}`);
  };
  const submit = async () => {
    setChecking(true);
    const wrong = await import('./check-draft.ts').then(
      ({ validateDraft }) => validateDraft(draft, pageConfig.region),
      // If the checks cannot be loaded, only the server validates.
      () => ({}),
    );
    setChecking(false);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    if (session === 'in') void send();
    else setAsksWho(true);
  };

  if (posted)
    return (
      <Suspense>
        <PostedPage at={posted.at} onAnother={() => setPosted(undefined)} />
      </Suspense>
    );
  const section = { draft, change, errors };
  const preview = (
    <Suspense fallback={<div className="skeleton h-80 rounded-card" />}>
      <Preview draft={draft} place={place} picture={picture} />
    </Suspense>
  );
  const waits = sending ? t('post.photos.wait') : undefined;
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:py-8">
      <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
        <header className="flex flex-wrap items-end justify-between gap-x-4">
          <div>
            <h1 className="font-bold text-24 sm:text-32">{t('post.title')}</h1>
            <p className="text-muted">{t('post.intro')}</p>
          </div>
          {!isDraftEmpty(draft) && (
            <p className="flex items-center text-14 text-muted">
              {t('post.saved')}
              <Button
                look="plain"
                className="text-14"
                onClick={() => {
                  photos.current?.clear();
                  startOver();
                }}
              >
                {t('post.startOver')}
              </Button>
            </p>
          )}
        </header>
        {session === 'in' && (
          <OptionalPart>
            <CannotPostNotice />
          </OptionalPart>
        )}
        <PropertyKindSection {...section} />
        <PlaceSection {...section} cities={cities} />
        <Suspense fallback={<div className="skeleton h-screen rounded-card" />}>
          <LaterSections {...section} suggested={suggested?.here} />
        </Suspense>
        <Suspense fallback={<div className="skeleton h-56 rounded-card" />}>
          <PhotoSection
            step={6}
            chosen={draft}
            error={errors.photos}
            onChoice={choosePhotos}
            onPicture={setPicture}
            handle={photos}
          />
        </Suspense>
        {!wide && preview}
        {Object.keys(errors).length > 0 && (
          <OptionalPart>
            <ErrorSummary errors={errors} />
          </OptionalPart>
        )}
        <Suspense>
          <FeeAndTerms draft={draft} />
        </Suspense>
        {asksWho ? (
          <Suspense>
            <SignInToPost
              onSignedIn={() => void send()}
              posting={busy || checking || sending}
              waits={waits}
              onPost={submit}
            />
          </Suspense>
        ) : (
          <>
            <p role="status" className="text-14 text-muted empty:hidden">
              {waits}
            </p>
            <Button
              look="primary"
              busy={busy || checking || sending}
              onClick={submit}
              className="sm:self-start sm:px-8"
            >
              {t('post.submit')}
            </Button>
          </>
        )}
      </div>
      {wide && (
        <div>
          <div className="sticky top-[calc(var(--top-inset)+32px)]">{preview}</div>
        </div>
      )}
    </div>
  );
}
