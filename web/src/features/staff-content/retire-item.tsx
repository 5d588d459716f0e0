import type { ContentKind } from '@naksha/events/wire/content';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../shared/messages/t.ts';
import { Confirm } from '../../shared/ui/confirm.tsx';
import { listQuery, retire } from './content-calls.ts';
import { countNaming } from './count-naming.ts';

/** Asks before an item is shown no more, and says what names it. */
export function RetireItem({ kind, id, onClose }: { kind: ContentKind; id: string; onClose(): void }) {
  const { data: localities } = useQuery(listQuery('locality'));
  const { data: projects } = useQuery(listQuery('project'));
  const { data: links } = useQuery(listQuery('query-link'));
  const naming = countNaming(id, { localities, projects, links });
  const why = [t('staffContent.retireWhy'), naming && t('staffContent.retireNamed', { naming })];
  return (
    <Confirm
      title={t('staffContent.retireTitle')}
      why={why.filter(Boolean).join(' ')}
      act={t('staffContent.retire')}
      onClose={onClose}
      onAct={() => retire(kind, id)}
    />
  );
}
