import type { Property } from '@naksha/events/wire/property';
import { useLocation } from 'wouter';
import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { OwnListingActions } from '../own-listings/own-actions.tsx';

export function OwnListingPanel({ property }: { property: Property }) {
  const [, navigate] = useLocation();
  return (
    <section className="flex flex-col gap-4 rounded-card print:hidden border border-line bg-surface p-4 shadow-card sm:p-6">
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-bold text-20">{t('listing.own')}</h2>
        <span className="rounded-control bg-ground px-2 py-1 font-semibold text-14">
          {t(`trade.state.${property.listing_state}`)}
        </span>
      </div>
      <OwnListingActions listing={property} onDeleted={() => navigate('/dashboard/listing')} />
      <ButtonLink href="/dashboard/leads">
        <Icon name="inbox" />
        {t('listing.own.leads')}
      </ButtonLink>
    </section>
  );
}
