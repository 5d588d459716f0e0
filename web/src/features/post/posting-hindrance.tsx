import type { MayPost } from '@naksha/events/wire/posting-allowance';
import { useQuery } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/api.ts';
import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';

export default function CannotPostNotice() {
  const { data } = useQuery({
    queryKey: ['me', 'posting-allowance'],
    queryFn: ({ signal }) => fetchJson<MayPost>('/property/posting-allowance', { signal }),
  });
  if (!data?.why) return null;
  return (
    <p role="status" className="flex items-center gap-3 rounded-card border border-line bg-surface p-3">
      <Icon name="info" />
      {t(`problem.${data.why}`)}
    </p>
  );
}
