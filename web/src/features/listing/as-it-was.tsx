import type { Property } from '@naksha/events/wire/property';
import { Link } from 'wouter';
import { formatDay } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';

const PastDayNotice = ({ property, day }: { property: Property; day: string }) => (
  <div data-testid="as-it-was" className="flex gap-3 rounded-card border border-control bg-surface p-4 text-14">
    <Icon name="clock" />
    <p>
      {t('listing.past', { day: formatDay(`${day}T12:00:00Z`) })}{' '}
      <Link href={`/${property.property_subtype}/${property.slug}`} className="inline-block min-h-11 py-3 underline">
        {t('listing.past.now')}
      </Link>
    </p>
  </div>
);
export default PastDayNotice;
