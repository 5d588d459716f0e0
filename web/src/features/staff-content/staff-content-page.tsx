import { PAGES } from '@naksha/events/contracts';
import { CONTENT_KINDS, type ContentKind } from '@naksha/events/wire/content';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { whenSettled } from '../../shared/history/layers.ts';
import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { StaffNav } from '../second-factor/staff-nav.tsx';
import { listQuery } from './content-calls.ts';
import { contentPath } from './content-path.ts';
import { ItemDetail } from './item-detail.tsx';
import { KindForm } from './kind-form.tsx';
import { MissingPlaces } from './missing-places.tsx';

/** No item is called so. */
const NEW = '+';

/** Reference data: what its address names is open. */
export default function StaffContentPage() {
  const asked = new URLSearchParams(useSearch());
  const kind = CONTENT_KINDS.find((known) => known === asked.get('kind'));
  const id = asked.get('id') ?? undefined;
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-4 px-4 py-6 sm:px-6">
      <StaffNav />
      <h1 className="font-bold text-24">{t('staffContent.title')}</h1>
      <nav aria-label={t('staffContent.kinds')} className="flex flex-wrap gap-2">
        {([undefined, ...CONTENT_KINDS] as const).map((one) => (
          <Link
            key={one ?? 'missing'}
            href={one ? contentPath(one) : PAGES.StaffContent.path}
            aria-current={one === kind ? 'page' : undefined}
            className="flex min-h-11 items-center rounded-full border border-control px-4 text-14 hover:bg-ground aria-[current=page]:bg-ink aria-[current=page]:text-surface"
          >
            {t(one ? `staffContent.kind.${one}` : 'staffContent.missing')}
          </Link>
        ))}
      </nav>
      {kind ? <Content key={kind} kind={kind} id={id} /> : <MissingPlaces />}
    </div>
  );
}

function Content({ kind, id }: { kind: ContentKind; id: string | undefined }) {
  const { data: rows, error, refetch } = useQuery(listQuery(kind));
  const [, navigate] = useLocation();
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const shown = rows?.filter(({ id, names, aka }) =>
    [id, ...Object.values(names), ...aka].some((name) => name.toLowerCase().includes(words)),
  );
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[320px_minmax(0,1fr)]">
      <div className="flex flex-col gap-3">
        <Field label={t('staffContent.search')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              value={sought}
              onChange={(event) => setSought(event.target.value)}
            />
          )}
        </Field>
        <ButtonLink href={contentPath(kind, NEW)}>{t('staffContent.new')}</ButtonLink>
        {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {!rows && !error && <ListSkeleton rows={4} />}
        {shown?.length === 0 && (
          <p className="rounded-card border border-control border-dashed p-4 text-14" role="status">
            {words ? t('staffContent.noneNamed') : t('staffContent.none')}
          </p>
        )}
        <ul className="flex max-h-96 flex-col overflow-y-auto lg:max-h-[70vh]">
          {shown?.map((row) => (
            <li key={row.id}>
              <Link
                href={contentPath(kind, row.id)}
                aria-current={row.id === id ? 'true' : undefined}
                className="flex min-h-11 flex-col justify-center rounded-control px-3 py-1 hover:bg-ground aria-[current=true]:bg-line"
              >
                <span className="break-words">{row.name}</span>
                <span className="break-all text-12 text-muted">
                  {row.draft && `${t('staffContent.blog.draft')} · `}
                  {row.id}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {id === NEW && (
        <section className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
          <KindForm kind={kind} onSaved={(made) => whenSettled(() => navigate(contentPath(kind, made)))} />
        </section>
      )}
      {id !== undefined && id !== NEW && <ItemDetail key={id} kind={kind} id={id} />}
    </div>
  );
}
