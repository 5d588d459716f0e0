import type { ListingId } from '@naksha/events/kernel';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../shared/messages/t.ts';
import { useSession } from '../../../shared/session/session.ts';
import { marksQuery } from '../../../shared/session/use-marks.ts';
import { Icon } from '../../../shared/ui/icon.tsx';

export default function ContactedOrSeenMark({ id }: { id: ListingId }) {
  const { data: marks } = useQuery({ ...marksQuery, enabled: useSession() === 'in' });
  const contacted = marks?.contacted.includes(id);
  if (!contacted && !marks?.seen.includes(id)) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name={contacted ? 'phone' : 'eye'} size={14} />
      {contacted ? t('home.legend.contacted') : t('home.legend.seen')}
    </span>
  );
}
