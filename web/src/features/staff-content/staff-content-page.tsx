import { PAGES } from '@naksha/events/contracts';
import { CONTENT_KINDS, type ContentKind } from '@naksha/events/wire/content';
import { Link, useLocation, useSearch } from 'wouter';
import { runWhenHistorySettled } from '../../shared/history/layers.ts';
import { t } from '../../shared/messages/t.ts';
import { StaffNav } from '../second-factor/staff-nav.tsx';
import { contentPath, NEW_ITEM } from './content-path.ts';
import { ItemDetail } from './item-detail.tsx';
import { ItemList } from './item-list.tsx';
import { ContentItemForm } from './kind-form.tsx';
import { MissingPlaces } from './missing-places.tsx';
import { ScrolledIntoViewCard } from './opened-card.tsx';
import { ConflictingShippedItems } from './shipped-change.tsx';

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
      <ConflictingShippedItems />
      {kind ? <Content key={kind} kind={kind} id={id} /> : <MissingPlaces />}
    </div>
  );
}

function Content({ kind, id }: { kind: ContentKind; id: string | undefined }) {
  const [, navigate] = useLocation();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[320px_minmax(0,1fr)]">
      <ItemList kind={kind} open={id} />
      {id === NEW_ITEM && (
        <ScrolledIntoViewCard label={t('staffContent.new')}>
          <ContentItemForm
            kind={kind}
            onSaved={(made) => runWhenHistorySettled(() => navigate(contentPath(kind, made)))}
          />
        </ScrolledIntoViewCard>
      )}
      {id !== undefined && id !== NEW_ITEM && <ItemDetail key={id} kind={kind} id={id} />}
    </div>
  );
}
