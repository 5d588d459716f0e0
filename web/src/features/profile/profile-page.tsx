import type { Profile } from '@naksha/events/wire/profile';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AnalyticsChoice } from '../../shared/analytics/analytics-choice.tsx';
import { t } from '../../shared/messages/t.ts';
import { profileQuery } from '../../shared/session/profile.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { LanguageLinks } from '../../shared/ui/languages.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { AllAlertsSwitch } from './alert-switch.tsx';
import { ProfileEditForm } from './details.tsx';

import { OwnDataDownload } from './own-data.tsx';
import { SessionList } from './session-list.tsx';

const SHOWN_ROLE = { Buyer: 'Buyer', Seller: 'Seller', 'Buyer and Seller': 'Both' } as const;

export default function ProfilePage() {
  const { data: profile, error, refetch } = useQuery({ ...profileQuery, staleTime: 0 });
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-6 sm:px-6">
      <h1 className="font-bold text-24">{t('profile.title')}</h1>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!profile && !error && <ListSkeleton rows={3} />}
      {profile && <Parts profile={profile} />}
    </div>
  );
}

const Parts = ({ profile }: { profile: Profile }) => (
  <>
    <Who profile={profile} />
    <Part title={t('profile.details')}>
      <ProfileEditForm profile={profile} />
    </Part>
    <Part title={t('profile.language')}>
      <LanguageLinks />
    </Part>
    <Part title={t('profile.alerts')}>
      <AllAlertsSwitch />
    </Part>
    <Part title={t('profile.sessions')} hint={t('profile.sessions.hint')}>
      <SessionList />
    </Part>
    {(profile.is_staff || profile.second_factor_wanted) && (
      <Part title={t('profile.factor')} hint={t('profile.factor.hint')}>
        <ButtonLink href="/staff/security">{t('profile.factor.open')}</ButtonLink>
      </Part>
    )}
    <Part title={t('analytics.title')} hint={t('analytics.what')}>
      <AnalyticsChoice />
    </Part>
    <Part title={t('profile.data')} hint={t('profile.data.hint')}>
      <OwnDataDownload profile={profile} />
    </Part>
    <Part title={t('profile.erase')} hint={t('profile.erase.hint')}>
      <ButtonLink href="/dashboard/erase" className="self-start">
        {t('profile.erase')}
      </ButtonLink>
    </Part>
  </>
);

const Who = ({ profile: { country_code, mobile_phone, role } }: { profile: Profile }) => (
  <dl className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:grid-cols-2 sm:p-6">
    <div>
      <dt className="text-14 text-muted">{t('profile.phone')}</dt>
      <dd className="font-semibold">
        {country_code} {mobile_phone}
      </dd>
    </div>
    <div>
      <dt className="text-14 text-muted">{t('profile.role')}</dt>
      <dd>
        <span className="font-semibold">{t(`profile.role.${SHOWN_ROLE[role]}`)}</span>
        <span className="block text-14 text-muted">{t('profile.roleWhy')}</span>
      </dd>
    </div>
  </dl>
);

const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
    <div>
      <h2 className="font-bold text-20">{title}</h2>
      {hint && <p className="text-14 text-muted">{hint}</p>}
    </div>
    {children}
  </section>
);
