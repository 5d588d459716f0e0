import { FACETS, facetWire, type Unread } from '@naksha/events/kernel';
import { type PlainKey, t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';

type Props = { unread: readonly Unread[]; onDismiss(): void };

/** Filters of a link that could not be read: whoever follows it believes that they were applied. */
export default function UnreadNotice({ unread, onDismiss }: Props) {
  const asked = unread.map(nameUnread).join(', ');
  return (
    <div
      role="status"
      data-testid="unread-filters"
      className="grid justify-items-start gap-2 rounded-card border border-line bg-surface p-3 text-14 print:hidden"
    >
      <p className="flex gap-2 wrap-anywhere">
        <Icon name="info" />
        {t('home.unread', { asked })}
      </p>
      <Button onClick={onDismiss}>{t('app.dismiss')}</Button>
    </div>
  );
}

const LABELS: Readonly<Record<string, PlainKey>> = {
  property_type: 'home.filter.type',
  property_subtype: 'home.filter.subtype',
  bedroom: 'home.filter.bedroom',
  price_range: 'home.filter.price',
  area_range: 'home.filter.area',
  poly: 'home.filter.drawn',
  amenities: 'filter.amenities',
  ...Object.fromEntries(FACETS.map((facet) => [facetWire(facet), `attribute.${facet.name}`] as const)),
};

/** By the label that the filter has on the page; what resembles no known one as it stands in the address. */
const nameUnread = ({ key, value }: Unread): string => {
  const label = Object.hasOwn(LABELS, key) && LABELS[key];
  return label ? t('home.unread.filter', { label: t(label), value }) : `“${key}=${value}”`;
};
