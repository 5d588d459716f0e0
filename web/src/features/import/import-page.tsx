import { IMPORT_COLUMNS, type ImportColumn, type ImportProgress } from '@naksha/events/wire/imports';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../shared/messages/t.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { ChooseFile } from './choose-file.tsx';
import { importQuery } from './import-calls.ts';
import { ImportStep } from './import-step.tsx';

export default function ImportPage() {
  const profile = useProfile();
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-6 sm:px-6">
      <header>
        <h1 className="font-bold text-24">{t('imports.title')}</h1>
        <p className="text-muted">{t('imports.hint')}</p>
      </header>
      {!profile && <ListSkeleton rows={2} />}
      {profile && (profile.may_import ? <DealerImport /> : <DealersOnlyNotice />)}
    </div>
  );
}

function DealerImport() {
  const { data: progress, error, refetch, isPending } = useQuery(importQuery);
  const client = useQueryClient();
  const show = async (next: ImportProgress | null) => {
    // An earlier request may return older data.
    await client.cancelQueries({ queryKey: importQuery.queryKey, exact: true });
    client.setQueryData(importQuery.queryKey, next);
  };
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <ListSkeleton rows={2} />;
  return (
    <>
      {progress && <ImportStep key={progress.id} progress={progress} onProgress={(next) => void show(next)} />}
      {progress?.state !== 'importing' && <ChooseFile earlier={progress} onProgress={(next) => void show(next)} />}
      {!progress && <ColumnTable />}
    </>
  );
}

const DealersOnlyNotice = () => (
  <EmptyState icon="list" title={t('imports.forDealers')} hint={t('imports.forDealersHint')}>
    <ButtonLink href="/add">{t('app.nav.postProperty')}</ButtonLink>
  </EmptyState>
);

const NAMES = Object.keys(IMPORT_COLUMNS) as ImportColumn[];

const ColumnTable = () => (
  <details className="rounded-card border border-line bg-surface p-4">
    <summary className="min-h-11 cursor-pointer content-center font-semibold">{t('imports.columns')}</summary>
    <dl className="flex flex-col divide-y divide-line">
      {NAMES.map((name) => (
        <div key={name} className="grid gap-x-4 py-2 text-14 sm:grid-cols-[10rem_10rem_1fr]">
          <dt>
            <code lang="en" className="font-semibold">
              {name}
            </code>
            {IMPORT_COLUMNS[name].needed && <span className="pl-2 text-muted">{t('imports.needed')}</span>}
          </dt>
          <dd lang="en">{IMPORT_COLUMNS[name].example}</dd>
          <dd className="text-muted">{t(`imports.column.${name}`)}</dd>
        </div>
      ))}
    </dl>
  </details>
);
