import { VERIFICATION_CHECKS } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { shownDay } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';

/** Who looked, when, and at what: also what they did not look at. */
export function Badge({ property: { verified, is_verified } }: { property: Property }) {
  if (!verified || !is_verified) return null;
  return (
    <section className="flex flex-col gap-3 rounded-card border border-success bg-success-tint p-4">
      <h2 className="flex items-center gap-2 font-bold">
        <span className="text-success">
          <Icon name="shield" size={24} />
        </span>
        {t('listing.verified')}
        <span className="font-normal text-14 text-muted">
          {t('listing.verifiedOn', { day: shownDay(verified.on) })}
        </span>
      </h2>
      <ul className="grid gap-2 text-14 sm:grid-cols-2">
        {VERIFICATION_CHECKS.map((check) => {
          const done = verified.checks.includes(check);
          return (
            <li key={check} className={`flex items-center gap-2 ${done ? '' : 'text-muted'}`}>
              <Icon name={done ? 'check' : 'minus'} />
              <span className="sr-only">{t(done ? 'listing.checks' : 'listing.notChecked')}: </span>
              {t(`trade.check.${check}`)}
            </li>
          );
        })}
      </ul>
      {verified.price_changed_since && (
        <p className="flex items-center gap-2 font-semibold text-14">
          <Icon name="info" />
          {t('listing.priceChangedSince')}
        </p>
      )}
    </section>
  );
}
