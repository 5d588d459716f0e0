import type { ContentItem, ContentRow, LatestChange } from '@naksha/events/wire/content';
import { useQuery } from '@tanstack/react-query';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { t } from '../../shared/messages/t.ts';
import { ConfirmDialog } from '../../shared/ui/confirm.tsx';
import { contentListQuery, retireItem } from './content-calls.ts';

type Props = {
  item: ContentItem;
  onChanged(latest: LatestChange): void;
  onClose(): void;
};

export function RetireItem({ item: { kind, id, version }, onChanged, onClose }: Props) {
  const { data: localities } = useQuery(contentListQuery('locality'));
  const { data: projects } = useQuery(contentListQuery('project'));
  const { data: links } = useQuery(contentListQuery('query-link'));
  const naming = describeItemsInCity(id, { localities, projects, links });
  const why = [t(`staffContent.retireWhy.${kind}`), naming && t('staffContent.retireNamed', { naming })];
  const act = (): Promise<void> =>
    retireItem(kind, id, version).catch((problem: unknown) => {
      const latest = problem instanceof ApiProblem && problem.status === 412 ? problem.latest : undefined;
      if (!latest) throw problem;
      onChanged(latest);
    });
  return (
    <ConfirmDialog
      title={t('staffContent.retireTitle')}
      why={why.filter(Boolean).join(' ')}
      act={t('staffContent.retire')}
      onClose={onClose}
      onAct={act}
    />
  );
}

type Rows = Record<'localities' | 'projects' | 'links', readonly ContentRow[] | undefined>;

/** "24 localities, 3 projects, 6 query links"; '' if none or not loaded. */
export function describeItemsInCity(id: string, rows: Rows): string {
  const count = (kind: keyof Rows) => {
    const n = rows[kind]?.filter(({ city }) => city === id).length ?? 0;
    return n > 0 && t(`staffContent.naming.${kind}`, { n });
  };
  return [count('localities'), count('projects'), count('links')].filter(Boolean).join(', ');
}
