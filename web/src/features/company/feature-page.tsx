import { type PlainKey, t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { IconName } from '../../shared/ui/icon-paths.ts';

const FEATURES: readonly [icon: IconName, what: PlainKey, why: PlainKey][] = [
  ['map', 'feature.map', 'feature.mapWhy'],
  ['draw', 'feature.draw', 'feature.drawWhy'],
  ['layers', 'feature.prices', 'feature.pricesWhy'],
  ['shield', 'feature.checked', 'feature.checkedWhy'],
  ['clock', 'feature.history', 'feature.historyWhy'],
  ['search', 'feature.alerts', 'feature.alertsWhy'],
  ['phone', 'feature.contact', 'feature.contactWhy'],
  ['plus', 'feature.post', 'feature.postWhy'],
];

export default function FeaturePage() {
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 px-4 py-6 sm:px-6 lg:py-12">
      <header className="flex flex-col gap-3">
        <h1 className="font-bold text-32">{t('feature.title')}</h1>
        <p className="max-w-[60ch]">{t('feature.intro')}</p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2">
        {FEATURES.map(([icon, what, why]) => (
          <li key={what} className="flex gap-3 rounded-card border border-line bg-surface p-4">
            <Icon name={icon} size={24} />
            <div>
              <h2 className="font-semibold">{t(what)}</h2>
              <p className="text-14 text-muted">{t(why)}</p>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink href="/home" look="primary" className="self-start">
        {t('app.nav.findProperty')}
      </ButtonLink>
    </div>
  );
}
