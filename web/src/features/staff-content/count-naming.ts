import type { ContentRow } from '@naksha/events/wire/content';
import { t } from '../../shared/messages/t.ts';

type Rows = Record<'localities' | 'projects' | 'links', readonly ContentRow[] | undefined>;

/** "24 localities, 3 projects, 6 query links"; '' if none or not loaded. */
export function describeReferences(id: string, rows: Rows): string {
  const count = (kind: keyof Rows) => {
    const n = rows[kind]?.filter(({ city }) => city === id).length ?? 0;
    return n > 0 && t(`staffContent.naming.${kind}`, { n });
  };
  return [count('localities'), count('projects'), count('links')].filter(Boolean).join(', ');
}
