import { useQuery } from '@tanstack/react-query';
import { t } from '../../shared/messages/t.ts';
import { isSeller, profileQuery } from '../../shared/session/profile.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { BuyerDashboard } from './buying-home.tsx';
import { SellerDashboard } from './selling-home.tsx';

export default function DashboardPage() {
  // The role depends on recent actions.
  const { data: profile, error, refetch } = useQuery({ ...profileQuery, staleTime: 0 });
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-6 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-bold text-24">{t('app.nav.dashboard')}</h1>
        <ButtonLink href="/add" look="primary">
          <Icon name="plus" />
          {t('app.nav.postProperty')}
        </ButtonLink>
      </header>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!profile && !error && <ListSkeleton rows={3} />}
      {isSeller(profile) && <SellerDashboard />}
      {profile && profile.role !== 'Seller' && <BuyerDashboard />}
    </div>
  );
}
