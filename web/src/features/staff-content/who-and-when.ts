import type { LatestChange } from '@naksha/events/wire/content';
import { formatDateTime } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';

export const describeAuthor = ({ by, name, own }: Pick<LatestChange, 'by' | 'name' | 'own'>): string =>
  own ? t('staffContent.by.you') : (name ?? t(`staffContent.by.${by}`));

export const describeLatestChange = (change: LatestChange): { who: string; when: string } => ({
  who: describeAuthor(change),
  when: formatDateTime(change.on),
});
