import type { ContentItem, ContentKind } from '@naksha/events/wire/content';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shownMoment } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { itemQuery } from './content-calls.ts';
import { KindForm } from './kind-form.tsx';
import { RetireItem } from './retire-item.tsx';

export function ItemDetail({ kind, id }: { kind: ContentKind; id: string }) {
  const { data: item, error, refetch } = useQuery(itemQuery(kind, id));
  const [retiring, setRetiring] = useState(false);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!item) return <ListSkeleton rows={1} />;
  return (
    <section className="flex min-w-0 flex-col gap-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 break-words font-bold text-20">{nameOf(item)}</h2>
        {item.state === 'defined' ? (
          <Button look="danger" onClick={() => setRetiring(true)}>
            {t('staffContent.retire')}
          </Button>
        ) : (
          <span className="font-semibold text-14">{t('staffContent.retired')}</span>
        )}
      </header>
      {/* As it was saved last: the form begins anew. */}
      <KindForm key={item.history[0]?.on} kind={kind} item={item} onSaved={() => {}} />
      <History changes={item.history} />
      {retiring && <RetireItem kind={kind} id={id} onClose={() => setRetiring(false)} />}
    </section>
  );
}

type Named = Partial<Record<'names' | 'title' | 'question', string | { en: string }>>;

function nameOf({ definition }: ContentItem): string | undefined {
  const { names, title, question } = definition as Named;
  const name = names ?? title ?? question;
  return typeof name === 'string' ? name : name?.en;
}

const History = ({ changes }: { changes: ContentItem['history'] }) => (
  <section className="flex flex-col gap-2">
    <h3 className="font-semibold text-16">{t('staffContent.history')}</h3>
    <ol className="flex flex-col gap-1 text-14">
      {changes.map(({ what, on, by, fields }) => (
        <li key={on} className="flex flex-wrap gap-x-2">
          <span className="text-muted">{shownMoment(on)}</span>
          <span>{t(`staffContent.by.${by}`)}:</span>
          <span className="break-words">
            {what === 'retired' ? t('staffContent.retired') : fields.join(', ') || t('staffContent.defined')}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
