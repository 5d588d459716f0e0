import type { ListingId } from '@naksha/events/kernel';
import { useQueries } from '@tanstack/react-query';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import {
  comparePath,
  MAX_COMPARED,
  parseCompared,
  toggleCompared,
  useCompared,
} from '../../shared/compare/compared-homes.ts';
import { t } from '../../shared/messages/t.ts';
import { useSession } from '../../shared/session/session.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ShareAndPrintButtons } from '../listing/pass-on.tsx';
import { propertyQuery } from '../listing/use-property.ts';
import { CompareTable } from './compare-table.tsx';

export default function ComparePage() {
  const [params] = useSearchParams();
  const own = useCompared();
  const ids = parseCompared(params.get('ids'));
  if (!params.has('ids') && own.length > 0) return <Redirect to={comparePath(own)} replace />;
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-4 px-4 py-6 sm:px-6 lg:py-12">
      <header className="flex flex-col gap-2">
        <h1 className="font-bold text-24">{t('compare.title')}</h1>
        <p className="text-muted">{t('compare.intro')}</p>
      </header>
      {ids.length > 0 ? (
        <Compared ids={ids} own={own} />
      ) : (
        <EmptyState icon="layers" title={t('compare.empty')} hint={t('compare.emptyHint')}>
          <ButtonLink href="/home">{t('app.nav.findProperty')}</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

function Compared({ ids, own }: { ids: readonly ListingId[]; own: readonly ListingId[] }) {
  const session = useSession();
  const [, navigate] = useLocation();
  const found = useQueries({ queries: ids.map((id) => propertyQuery(id, session)) });
  const remove = (id: ListingId) => {
    if (own.includes(id)) toggleCompared(id);
    const left = ids.filter((one) => one !== id);
    // An empty list stays in the URL; otherwise this device's would return.
    navigate(left.length > 0 ? comparePath(left) : '/compare?ids=', { replace: true });
  };
  return (
    <>
      <CompareTable
        homes={found.map(({ data, error }, k) => ({ id: ids[k], property: data, error }))}
        onRemove={remove}
      />
      <ShareAndPrintButtons title={t('compare.title')} path={comparePath(ids)}>
        {ids.length < MAX_COMPARED && <ButtonLink href="/home">{t('compare.more')}</ButtonLink>}
      </ShareAndPrintButtons>
    </>
  );
}
