import type { ContentItem, ContentKind, LatestChange } from '@naksha/events/wire/content';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { contentItemQuery } from './content-calls.ts';
import { ItemVersions } from './item-versions.tsx';
import { ContentItemForm } from './kind-form.tsx';
import { ScrolledIntoViewCard } from './opened-card.tsx';
import { RetireConflict } from './retire-conflict.tsx';
import { RetireItem } from './retire-item.tsx';
import { ShippedChange } from './shipped-change.tsx';

export function ItemDetail({ kind, id }: { kind: ContentKind; id: string }) {
  const { data: item, error, refetch } = useQuery(contentItemQuery(kind, id));
  const [retiring, setRetiring] = useState<Retiring>();
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!item) return <ListSkeleton rows={1} />;
  const name = nameOf(item);
  return (
    <ScrolledIntoViewCard label={name ?? id}>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 break-words font-bold text-20">{name}</h2>
        {item.state === 'defined' ? (
          <Button look="danger" onClick={() => setRetiring({ item })}>
            {t('staffContent.retire')}
          </Button>
        ) : (
          <span className="font-semibold text-14">{t('staffContent.retired')}</span>
        )}
      </header>
      {retiring?.latest && (
        <RetireConflict
          opened={retiring.item}
          latest={retiring.latest}
          onRetire={(now) => setRetiring({ item: now })}
          onLeave={() => setRetiring(undefined)}
        />
      )}
      {item.shipped && item.state === 'defined' && <ShippedChange item={item} shipped={item.shipped} />}
      <ContentItemForm kind={kind} item={item} onSaved={() => {}} />
      <ItemVersions item={item} />
      {retiring && !retiring.latest && (
        <RetireItem
          item={retiring.item}
          onChanged={(latest) => setRetiring({ item: retiring.item, latest })}
          onClose={() => setRetiring((now) => (now?.latest ? now : undefined))}
        />
      )}
    </ScrolledIntoViewCard>
  );
}

/** `item`: the version that was to be retired; `latest`: someone else's change since. */
type Retiring = { item: ContentItem; latest?: LatestChange };

type Named = Partial<Record<'names' | 'title' | 'question', string | { en: string }>>;

function nameOf({ definition }: ContentItem): string | undefined {
  const { names, title, question } = definition as Named;
  const name = names ?? title ?? question;
  return typeof name === 'string' ? name : name?.en;
}
