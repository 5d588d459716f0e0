import type { PlainKey } from '../../shared/messages/t.ts';
import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import type { IconName } from '../../shared/ui/icon-paths.ts';

export type Claim = [icon: IconName, what: PlainKey, why: PlainKey];

export const BUYERS: readonly Claim[] = [
  ['tag', 'landing.how.buyers.free', 'landing.how.buyers.freeWhy'],
  ['shield', 'landing.how.buyers.checked', 'landing.how.buyers.checkedWhy'],
  ['map', 'landing.how.buyers.map', 'landing.how.buyers.mapWhy'],
];
export const SELLERS: readonly Claim[] = [
  ['clock', 'landing.how.sellers.live', 'landing.how.sellers.liveWhy'],
  ['phone', 'landing.how.sellers.private', 'landing.how.sellers.privateWhy'],
  ['key', 'landing.how.sellers.fee', 'landing.how.sellers.feeWhy'],
];

export function HowItWorks() {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="font-bold text-24">{t('landing.how')}</h2>
      <div className="grid gap-6 lg:grid-cols-2">
        <Claims title={t('landing.how.buyers')} claims={BUYERS} />
        <Claims title={t('landing.how.sellers')} claims={SELLERS} />
      </div>
    </section>
  );
}

const Claims = ({ title, claims }: { title: string; claims: readonly Claim[] }) => (
  <div className="flex flex-col gap-4 rounded-card bg-ground p-4 sm:p-6">
    <h3 className="font-bold text-20">{title}</h3>
    <HowItWorksClaims claims={claims} />
  </div>
);

export const HowItWorksClaims = ({ claims }: { claims: readonly Claim[] }) => (
  <ul className="flex flex-col gap-4">
    {claims.map(([icon, what, why]) => (
      <li key={what} className="flex gap-3">
        <Icon name={icon} size={24} />
        <div>
          <p className="font-semibold">{t(what)}</p>
          <p className="text-14 text-muted">{t(why)}</p>
        </div>
      </li>
    ))}
  </ul>
);
