import type { ContentKind, ContentRow } from '@naksha/events/wire/content';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDateTime } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { contentListQuery } from './content-calls.ts';
import { contentPath, NEW_ITEM } from './content-path.ts';

export function ItemList({ kind, open }: { kind: ContentKind; open: string | undefined }) {
  const [isRetired, setRetired] = useState(false);
  const { data: rows, error, refetch } = useQuery(contentListQuery(kind, isRetired ? 'retired' : 'defined'));
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const shown = rows?.filter(({ id, names, aka }) =>
    [id, ...Object.values(names), ...aka].some((name) => name.toLowerCase().includes(words)),
  );
  return (
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
      <div className="flex flex-wrap gap-2">
        <ButtonLink className="grow" href={contentPath(kind, NEW_ITEM)}>
          {t('staffContent.new')}
        </ButtonLink>
        <Button
          className="grow"
          look={isRetired ? 'dark' : 'quiet'}
          aria-pressed={isRetired}
          onClick={() => setRetired(!isRetired)}
        >
          {t(`staffContent.retired.${kind}`)}
        </Button>
      </div>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!rows && !error && <ListSkeleton rows={4} />}
      {shown?.length === 0 && (
        <p className="rounded-card border border-control border-dashed p-4 text-14" role="status">
          {words
            ? t('staffContent.noneNamed')
            : t(isRetired ? `staffContent.noneRetired.${kind}` : 'staffContent.none')}
        </p>
      )}
      <ul className="flex max-h-96 flex-col overflow-y-auto lg:max-h-[70vh]">
        {shown?.map((row) => (
          <li key={row.id}>
            <Row kind={kind} row={row} isOpen={row.id === open} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const Row = ({ kind, row, isOpen }: { kind: ContentKind; row: ContentRow; isOpen: boolean }) => (
  <Link
    href={contentPath(kind, row.id)}
    aria-current={isOpen ? 'true' : undefined}
    className="flex min-h-11 flex-col justify-center rounded-control px-3 py-1 hover:bg-ground aria-[current=true]:bg-line"
  >
    <span className="break-words">{row.name}</span>
    <span className="break-all text-12 text-muted">
      {row.draft && `${t('staffContent.blog.draft')} · `}
      {row.retired_on && `${t('staffContent.retiredOn', { when: formatDateTime(row.retired_on) })} · `}
      {row.id}
    </span>
  </Link>
);
