import type { ContentItem, ContentKind } from '@naksha/events/wire/content';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { itemQuery } from './content-calls.ts';
import { ItemVersions } from './item-versions.tsx';
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
      <KindForm kind={kind} item={item} onSaved={() => {}} />
      <ItemVersions item={item} />
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
